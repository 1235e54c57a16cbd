'use client';
import { useCallback, useMemo } from 'react';
import { DialogTheme } from '../primitives';
import { Table, type TableCommands } from '../table';
import { ReplayBar } from './bar';
import { ReplayDock } from './dock';
import { useReplayKeys } from './keys';
import { ReplayLog } from './log';
import type { ReplayCommands, ReplayModel } from './model';
import { movesFrom } from './moves';
import { usePlayback } from './playback';
import { ReplayTools } from './tools';

export interface ReplayTableProps {
  model: ReplayModel;
  commands: ReplayCommands;
}

const nothing = () => undefined;
/** Whoever looks back asks nothing of the game. */
const LOOKING: TableCommands = {
  answer: nothing,
  whyNot: nothing,
  concede: nothing,
  setWindows: nothing,
  dismissNotice: nothing,
};

/** The table of a finished game, to step through. */
export function ReplayTable({ model, commands }: ReplayTableProps) {
  const { at, steps, marks, lines } = model;
  const playback = usePlayback(at, steps, commands.go);
  const { pause, toggle, playing } = playback;
  const go = useCallback(
    (to: number) => {
      pause();
      commands.go(to);
    },
    [pause, commands.go],
  );
  const { playOn } = commands;
  const asked: ReplayCommands = useMemo(() => {
    const first = () => {
      pause();
      playOn?.();
    };
    return { ...commands, playOn: playOn && first };
  }, [commands, playOn, pause]);
  const moves = useMemo(() => movesFrom(at, steps, marks), [at, steps, marks]);
  useReplayKeys(moves, go, toggle);
  return (
    <DialogTheme value="dark">
      <div className="ar-page" data-theme="dark" data-at={at} data-steps={steps}>
        <Table
          model={model.table}
          commands={LOOKING}
          parts={{
            tools: <ReplayTools model={model} />,
            dock: <ReplayDock model={model} commands={asked} playing={playing} />,
            log: <ReplayLog lines={lines} at={at} go={go} />,
          }}
        />
        <ReplayBar model={model} moves={moves} playback={playback} go={go} />
      </div>
    </DialogTheme>
  );
}
