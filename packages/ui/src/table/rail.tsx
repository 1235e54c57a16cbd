'use client';
import type { Seat } from '@astris/engine';
import { storylinesInProgress } from '@astris/engine/queries';
import { useTranslations } from 'next-intl';
import { about, capital } from './about';
import { useTable } from './context';
import { StorylineTile } from './storyline-tile';

/** Every Storyline in progress, the opponent's first (9.6.1: all of it is public). */
export function Rail() {
  const t = useTranslations('table.storylines');
  const { model } = useTable();
  const seats = model.view.board.players.map((_, seat) => seat);
  const order = [...seats.filter((seat) => seat !== model.bottom), model.bottom];
  return (
    <aside className="at-rail" aria-label={t('label')}>
      {order.map((seat) => (
        <Side key={seat} seat={seat} />
      ))}
    </aside>
  );
}

function Side({ seat }: { seat: Seat }) {
  const t = useTranslations('table.storylines');
  const { model } = useTable();
  const mine = seat === model.bottom;
  const stories = storylinesInProgress(model.board, seat);
  const title = t('ofPlayer', about(model.naming, seat));
  return (
    <section className={mine ? 'is-mine' : 'is-theirs'} aria-label={title}>
      <h2 className="at-rail-h">
        {capital(title)}
        <span>{t('count', { stories: stories.length, most: model.ruleset.storylinesInProgress })}</span>
      </h2>
      {stories.length === 0 && <p className="at-rail-none">{t('none')}</p>}
      {stories.map((storyline) => (
        <StorylineTile key={storyline.id} storyline={storyline} />
      ))}
    </section>
  );
}
