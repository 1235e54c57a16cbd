'use client';
import type { Seat } from '@astris/engine';
import { whose } from '@astris/engine/messages';
import { storylinesInProgress } from '@astris/engine/queries';
import { useTable } from './context';
import { StorylineTile } from './storyline-tile';

/** Every Storyline in progress, the opponent's first (9.6.1: all of it is public). */
export function Rail() {
  const { model } = useTable();
  const seats = model.view.board.players.map((_, seat) => seat);
  const order = [...seats.filter((seat) => seat !== model.bottom), model.bottom];
  return (
    <aside className="at-rail" aria-label="Storylines">
      {order.map((seat) => (
        <Side key={seat} seat={seat} />
      ))}
    </aside>
  );
}

function Side({ seat }: { seat: Seat }) {
  const { model } = useTable();
  const mine = seat === model.bottom;
  const stories = storylinesInProgress(model.board, seat);
  const title = `${whose(model.naming, seat)} Storylines`;
  return (
    <section className={mine ? 'is-mine' : 'is-theirs'} aria-label={title}>
      <h2 className="at-rail-h">
        {title.charAt(0).toUpperCase() + title.slice(1)}
        <span>
          {stories.length} of {model.ruleset.storylinesInProgress}
        </span>
      </h2>
      {stories.length === 0 && <p className="at-rail-none">None in progress</p>}
      {stories.map((storyline) => (
        <StorylineTile key={storyline.id} storyline={storyline} />
      ))}
    </section>
  );
}
