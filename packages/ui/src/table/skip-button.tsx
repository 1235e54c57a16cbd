'use client';
import type { StorylineCard } from '@astris/engine/language';
import { skipText } from '@astris/engine/language';
import { activeChapter } from '@astris/engine/messages';
import { useTranslations } from 'next-intl';
import { RichText } from '../cards';
import { classes } from '../class-names';
import { Icon } from '../icons';
import { useTable } from './context';
import type { StoryCard } from './story';

/** The Skip of the active Chapter (8.6): it takes part in the dock where it is legal, and says why not where it is not. */
export function SkipButton({ storyline, card }: { storyline: StoryCard; card: StorylineCard }) {
  const t = useTranslations('table.storylines');
  const { model, commands, press } = useTable();
  const { skip } = activeChapter(card, storyline.story);
  if (!skip) return <p className="at-skip-none">{t('noSkip')}</p>;
  const legal = model.view.decision?.options.some(
    (option) => option.kind === 'act' && option.act.do === 'skip' && option.act.storyline === storyline.id,
  );
  const spectator = model.view.viewer === 'spectator';
  const act = { do: 'skip', storyline: storyline.id } as const;
  return (
    <button
      type="button"
      className={classes('at-skip', legal && 'is-legal')}
      data-skip={storyline.id}
      disabled={spectator}
      onClick={() =>
        legal ? press({ card: storyline.card, face: storyline.face, id: storyline.id }) : commands.whyNot(act)
      }
    >
      <Icon name="skip-forward" size={14} />
      <span>
        <b>{t('skip')}</b>{' '}
        <span translate="no">
          <RichText text={skipText(skip).replace(/^Pay /, '')} />
        </span>
        {!legal && !spectator && <span className="at-why"> · {t('whyNot')}</span>}
      </span>
      {legal && <Icon name="diamond" size={11} className="at-legal" />}
    </button>
  );
}
