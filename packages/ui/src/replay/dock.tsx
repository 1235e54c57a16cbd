'use client';
import { waitingPrompt } from '@astris/engine/messages';
import { useTranslations } from 'next-intl';
import { Icon } from '../icons';
import { Button } from '../primitives';
import { Say } from '../table/say';
import type { ReplayCommands, ReplayModel, ReplayShown } from './model';

export interface ReplayDockProps {
  model: ReplayModel;
  commands: ReplayCommands;
  /** Steps follow each other by themselves: nothing is read aloud. */
  playing: boolean;
}

/** In the dock's place: what this step told, who decides now, whose hand lies open, and what can be done from here. */
export function ReplayDock({ model, commands, playing }: ReplayDockProps) {
  const t = useTranslations('replay');
  const { table, at, steps } = model;
  const { board, asked } = table.view;
  const told = model.lines.filter((line) => line.at === at);
  const waiting = asked.filter((decision) => decision !== null);
  const over = board.result !== null;
  return (
    <section className="at-dock ar-dock" aria-label={t('thisMoment')} data-replay-dock="">
      <div className="ar-told" aria-live={playing ? 'off' : 'polite'}>
        {told.length === 0 && <p className="as-faint">{t(at === 0 ? 'begins' : 'nothingTold')}</p>}
        {told.map((line) => (
          <p key={line.key}>
            <Say segments={line.segments} />
          </p>
        ))}
      </div>
      {waiting.map((decision) => (
        <p key={decision.seat} className="ar-asked">
          <Say segments={waitingPrompt(decision, table.naming)} />
        </p>
      ))}
      {over && at === steps && <p className="ar-asked">{t('over')}</p>}
      <ShownChoice model={model} show={commands.show} />
      <div className="ar-do">
        <Button icon="link" onClick={commands.copyLink} data-copy-link="">
          <span className="ar-wide">{t('copyLink')}</span>
        </Button>
        {commands.playOn && (
          <Button icon="bot" onClick={commands.playOn} data-play-on="" refused={over ? t('playOnRefused') : undefined}>
            <span>{t.rich('playOn', { wide: (chunks) => <span className="ar-wide">{chunks}</span> })}</span>
          </Button>
        )}
      </div>
    </section>
  );
}

/** Whose hand lies open. */
function ShownChoice({ model, show }: { model: ReplayModel; show: ReplayCommands['show'] }) {
  const t = useTranslations('replay');
  const { seats } = model.table.info;
  const choices: { shown: ReplayShown; name: string }[] = [
    ...seats.map(({ seat, name }) => ({ shown: seat, name })),
    { shown: 'all', name: t('bothHands') },
  ];
  return (
    <fieldset className="ar-shown">
      <legend className="as-sr">{t('shown')}</legend>
      <Icon name="eye" size={15} />
      {choices.map(({ shown, name }) => (
        <button
          key={shown}
          type="button"
          aria-pressed={model.shown === shown}
          data-shown={shown}
          title={shown === 'all' ? t('bothHandsOpen') : t('asPlayerSaw', { name })}
          onClick={() => show(shown)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
