'use client';
import { waitingPrompt } from '@astris/engine/messages';
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
  const { table, at, steps } = model;
  const { board, asked } = table.view;
  const told = model.lines.filter((line) => line.at === at);
  const waiting = asked.filter((decision) => decision !== null);
  const over = board.result !== null;
  return (
    <section className="at-dock ar-dock" aria-label="This moment" data-replay-dock="">
      <div className="ar-told" aria-live={playing ? 'off' : 'polite'}>
        {told.length === 0 && (
          <p className="as-faint">{at === 0 ? 'The game begins.' : 'Nothing that the log tells.'}</p>
        )}
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
      {over && at === steps && <p className="ar-asked">The game is over.</p>}
      <ShownChoice model={model} show={commands.show} />
      <div className="ar-do">
        <Button icon="link" onClick={commands.copyLink} data-copy-link="">
          <span className="ar-wide">Copy link to this moment</span>
        </Button>
        {commands.playOn && (
          <Button
            icon="bot"
            onClick={commands.playOn}
            data-play-on=""
            refused={over ? 'The game is over at this step: go back to play on' : undefined}
          >
            <span>
              Play on<span className="ar-wide"> from here against the bot</span>
            </span>
          </Button>
        )}
      </div>
    </section>
  );
}

/** Whose hand lies open. */
function ShownChoice({ model, show }: { model: ReplayModel; show: ReplayCommands['show'] }) {
  const { seats } = model.table.info;
  const choices: { shown: ReplayShown; name: string }[] = [
    ...seats.map(({ seat, name }) => ({ shown: seat, name })),
    { shown: 'all', name: 'Both hands' },
  ];
  return (
    <fieldset className="ar-shown">
      <legend className="as-sr">Whose hand lies open</legend>
      <Icon name="eye" size={15} />
      {choices.map(({ shown, name }) => (
        <button
          key={shown}
          type="button"
          aria-pressed={model.shown === shown}
          data-shown={shown}
          title={shown === 'all' ? 'Both hands lie open' : `As ${name} saw it`}
          onClick={() => show(shown)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
