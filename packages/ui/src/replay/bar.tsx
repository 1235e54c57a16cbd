'use client';
import { IconButton } from '../primitives';
import type { ReplayModel } from './model';
import type { Moves } from './moves';
import { type Playback, SPEEDS, type Speed } from './playback';
import { Slider } from './slider';

export interface BarProps {
  model: ReplayModel;
  moves: Moves;
  playback: Playback;
  go: (at: number) => void;
}

const SPEED_WORDS: Record<Speed, string> = { slow: '½×', normal: '1×', fast: '2×', 'very fast': '5×' };
const AT_START = 'This is the first step';
const AT_END = 'This is the last step';

/** The controls under the table: back and on by step, turn and Act, play, and the line of the whole game. */
export function ReplayBar({ model, moves, playback, go }: BarProps) {
  const { at, steps, marks, table } = model;
  const to = (move: keyof Moves, why: string) => ({
    refused: moves[move] === null ? why : undefined,
    onClick: () => moves[move] !== null && go(moves[move]),
    'data-move': move,
  });
  return (
    <section className="ar-bar" aria-label="Replay">
      <div className="ar-buttons">
        <IconButton icon="chevron-first" label="First step" {...to('first', AT_START)} />
        <IconButton icon="chevrons-left" label="To the start of the turn before" {...to('turnBefore', AT_START)} />
        <IconButton icon="chevron-left" label="Back one step" {...to('back', AT_START)} />
        <IconButton
          icon={playback.playing ? 'pause' : 'play'}
          label={playback.playing ? 'Pause' : 'Play'}
          variant="default"
          data-playing={playback.playing}
          onClick={playback.toggle}
        />
        <IconButton icon="chevron-right" label="On one step" {...to('next', AT_END)} />
        <IconButton
          icon="chevrons-right"
          label="To the start of the next turn"
          {...to('turnNext', 'No turn follows')}
        />
        <IconButton icon="skip-forward" label="To the start of the next Act" {...to('actNext', 'No Act follows')} />
        <IconButton icon="chevron-last" label="Last step" {...to('last', AT_END)} />
      </div>
      <Slider at={at} steps={steps} marks={marks} bottom={table.bottom} go={go} />
      <output className="ar-count">
        <b>{at}</b> of {steps}
      </output>
      <label className="ar-speed">
        <span className="as-sr">Speed</span>
        <select value={playback.speed} onChange={(event) => playback.setSpeed(event.target.value as Speed)}>
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {SPEED_WORDS[speed]}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}
