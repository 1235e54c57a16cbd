'use client';
import type { TableCommands, TableModel } from '@astris/ui/table';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useMatchWords } from '@/match/sentences';
import { EMPTY } from '@/match/state';
import { modelOf } from '@/match/table-model';
import { preloadArt } from './preload-art';
import { WorkerMatch, type WorkerMatchOptions } from './worker-match';

export interface LocalGame {
  match: WorkerMatch | null;
  /** Null until the table is laid. */
  model: TableModel | null;
  commands: TableCommands | null;
  /** All that the table shows is here: it needs the network no more. */
  isWhole: boolean;
}
const NOTHING = { subscribe: () => () => undefined, snapshot: () => EMPTY };

/** Follows a game in a worker of its own, which ends with the component. The options are those of the first time. */
export function useWorkerMatch(options: Omit<WorkerMatchOptions, 'words'>): LocalGame {
  const t = useTranslations('practice');
  const said = useMatchWords();
  const words = useRef(said);
  words.current = said;
  const first = useRef(options);
  const [match, setMatch] = useState<WorkerMatch | null>(null);
  useEffect(() => {
    const opened = new WorkerMatch({ ...first.current, words: () => words.current });
    setMatch(opened);
    opened.open();
    return () => opened.close();
  }, []);
  const source = match ?? NOTHING;
  const state = useSyncExternalStore(source.subscribe, source.snapshot, NOTHING.snapshot);
  const model = useMemo(() => captioned(modelOf(state), t('bot'), t('kind')), [state, t]);
  const [isWhole, setWhole] = useState(false);
  const isLaid = model !== null;
  useEffect(() => {
    if (!isLaid || !match) return;
    let wanted = true;
    match
      .game()
      .then(({ file }) => preloadArt(file.seats.map(({ list }) => list)))
      .then(
        () => wanted && setWhole(true),
        () => undefined,
      );
    return () => {
      wanted = false;
    };
  }, [isLaid, match]);
  const commands = useMemo(
    () =>
      match && {
        answer: match.answer,
        whyNot: match.whyNot,
        concede: match.concede,
        foretell: match.foretell,
        setWindows: match.setWindows,
        dismissNotice: match.dismissNotice,
      },
    [match],
  );
  return { match, model, commands, isWhole };
}

/** Nobody has a rating here. */
const captioned = (model: TableModel | null, ofBot: string, ofPlayer: string): TableModel | null =>
  model && { ...model, captions: model.info.seats.map(({ bot }) => (bot ? ofBot : ofPlayer)) };
