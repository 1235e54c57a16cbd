'use client';
import { useTranslations } from 'next-intl';
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

/** The controls under the table: back and on by step, turn and Act, play, and the line of the whole game. */
export function ReplayBar({ model, moves, playback, go }: BarProps) {
  const t = useTranslations('replay');
  const { at, steps, marks, table } = model;
  const atStart = t('atStart');
  const atEnd = t('atEnd');
  const to = (move: keyof Moves, why: string) => ({
    refused: moves[move] === null ? why : undefined,
    onClick: () => moves[move] !== null && go(moves[move]),
    'data-move': move,
  });
  return (
    <section className="ar-bar" aria-label={t('controls')}>
      <div className="ar-buttons">
        <IconButton icon="chevron-first" label={t('firstStep')} {...to('first', atStart)} />
        <IconButton icon="chevrons-left" label={t('turnBefore')} {...to('turnBefore', atStart)} />
        <IconButton icon="chevron-left" label={t('back')} {...to('back', atStart)} />
        <IconButton
          icon={playback.playing ? 'pause' : 'play'}
          label={t(playback.playing ? 'pause' : 'play')}
          variant="default"
          data-playing={playback.playing}
          onClick={playback.toggle}
        />
        <IconButton icon="chevron-right" label={t('next')} {...to('next', atEnd)} />
        <IconButton icon="chevrons-right" label={t('turnNext')} {...to('turnNext', t('noTurnNext'))} />
        <IconButton icon="skip-forward" label={t('actNext')} {...to('actNext', t('noActNext'))} />
        <IconButton icon="chevron-last" label={t('lastStep')} {...to('last', atEnd)} />
      </div>
      <Slider at={at} steps={steps} marks={marks} bottom={table.bottom} go={go} />
      <output className="ar-count">{t.rich('stepCount', { at, steps, b: (chunks) => <b>{chunks}</b> })}</output>
      <label className="ar-speed">
        <span className="as-sr">{t('speed')}</span>
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
