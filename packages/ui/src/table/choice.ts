import type { Action, Decision, ObjId } from '@astris/engine';
import { useCallback, useMemo, useState } from 'react';
import { cardsOf, concerning, type Indexed, indexed, takesAct } from './options';

/** What the viewer has marked of the open decision, before it is sent. */
export interface Choice {
  /** Indices of chosen options, in the order in which they were chosen. */
  chosen: readonly number[];
  toggle: (index: number) => void;
  /** Cards to which the acts are narrowed. */
  focus: readonly ObjId[];
  /** The options that are left by the focus. */
  shown: readonly Indexed[];
  pick: (id: ObjId) => void;
  clear: () => void;
  /** Options for a card: what a click on it can mean. */
  meaning: (id: ObjId) => readonly Indexed[];
  enough: boolean;
}

interface Marks {
  decision: number | null;
  chosen: readonly number[];
  focus: readonly ObjId[];
}
const NONE: readonly Indexed[] = [];

/** Marks belong to one decision: another one starts with its preset. */
export function useChoice(decision: Decision | null): Choice {
  const id = decision?.id ?? null;
  const fresh = (): Marks => ({ decision: id, chosen: decision?.preset ?? [], focus: [] });
  const [kept, setMarks] = useState<Marks>(fresh);
  const marks = kept.decision === id ? kept : fresh();
  const options = useMemo(() => (decision ? indexed(decision) : NONE), [decision]);
  const set = useCallback(
    (change: (now: Marks) => Partial<Marks>) =>
      setMarks((old) => {
        const now = old.decision === id ? old : { decision: id, chosen: decision?.preset ?? [], focus: [] };
        return { ...now, ...change(now) };
      }),
    [id, decision],
  );
  const toggle = useCallback(
    (index: number) => set(({ chosen }) => ({ chosen: toggled(chosen, index, decision?.max ?? 0) })),
    [set, decision],
  );
  const acts = decision !== null && takesAct(decision);
  const meaning = useCallback((card: ObjId) => concerning(options, [card]), [options]);
  const pick = useCallback(
    (card: ObjId) => {
      if (!acts) {
        const [first] = concerning(options, [card]);
        if (first) toggle(first.index);
        return;
      }
      set(({ focus }) => ({ focus: focused(options, focus, card) }));
    },
    [acts, options, set, toggle],
  );
  const clear = useCallback(() => set(() => ({ focus: [], chosen: decision?.preset ?? [] })), [set, decision]);
  return {
    chosen: marks.chosen,
    toggle,
    focus: marks.focus,
    shown: marks.focus.length === 0 ? options : concerning(options, marks.focus),
    pick,
    clear,
    meaning,
    enough: decision !== null && marks.chosen.length >= decision.min && marks.chosen.length <= decision.max,
  };
}

/** A full single choice is replaced; a full choice of several stays as it is. */
export function toggled(chosen: readonly number[], index: number, max: number): readonly number[] {
  if (chosen.includes(index)) return chosen.filter((other) => other !== index);
  if (max === 1) return [index];
  return chosen.length < max ? [...chosen, index] : chosen;
}

/** A second card narrows the acts of the first (its target, its Storyline); any other starts over. */
export function focused(options: readonly Indexed[], focus: readonly ObjId[], card: ObjId): readonly ObjId[] {
  if (focus.includes(card)) return focus.filter((other) => other !== card);
  const both = [...focus, card];
  if (focus.length === 1 && concerning(options, both).length > 0) return both;
  return options.some(({ option }) => cardsOf(option).includes(card)) ? [card] : [];
}

export const answerOf = (decision: Decision, index: number): Action => {
  const option = decision.options[index];
  return option?.kind === 'act' ? { type: 'act', act: option.act } : { type: 'choose', chosen: [index] };
};
