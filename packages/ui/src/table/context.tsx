'use client';
import { createContext, useContext } from 'react';
import type { Choice } from './choice';
import type { Inspected, TableCommands, TableModel } from './model';

export interface TableScope {
  model: TableModel;
  commands: TableCommands;
  choice: Choice;
  inspected: Inspected | null;
  inspect: (card: Inspected | null) => void;
  /** Shows a rule's text over the table. */
  readRule: (rule: string) => void;
  /** A click on a card: inspects it, and marks it where the open decision is about it. */
  press: (card: Inspected) => void;
  /** Nothing can be pressed just after the dock changed, or while an answer is on its way. */
  guarded: boolean;
}

const Scope = createContext<TableScope | null>(null);
export const TableScopeProvider = Scope.Provider;

/** The table around a component. */
export function useTable(): TableScope {
  const scope = useContext(Scope);
  if (!scope) throw new Error('outside of a table');
  return scope;
}
