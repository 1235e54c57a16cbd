'use client';
import { optionLabel } from '@astris/engine/messages';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classes } from '../class-names';
import { Icon } from '../icons';
import { answerOf } from './choice';
import { useTable } from './context';
import type { Indexed } from './options';
import { Say } from './say';

interface OptionProps {
  it: Indexed;
  className?: string;
  children?: ReactNode;
  hotkey?: string;
}

/** What tests and keys find an option by. */
const hooks = ({ index, option }: Indexed) => ({
  'data-option': index,
  'data-act': option.kind === 'act' ? JSON.stringify(option.act) : undefined,
  'data-object': option.kind === 'card' || option.kind === 'ability' ? option.id : undefined,
});

/** An option that answers at once. */
export function AnswerButton({ it, className, children, hotkey }: OptionProps) {
  const { model, commands, guarded } = useTable();
  const { decision } = model.view;
  if (!decision) return null;
  return (
    <button
      type="button"
      className={classes('at-option', className)}
      {...hooks(it)}
      aria-disabled={guarded || undefined}
      onClick={() => !guarded && commands.answer(answerOf(decision, it.index))}
    >
      {children ?? (
        <>
          {it.option.kind === 'act' && <Icon name="diamond" size={11} className="at-legal" />}
          <span>
            <Say segments={optionLabel(it.option, decision, model.naming)} links={false} />
          </span>
        </>
      )}
      {hotkey && (
        <span className="as-kbd" aria-hidden="true">
          {hotkey}
        </span>
      )}
    </button>
  );
}

/** An option that is marked first and sent with the others. A mark can be taken off, so it needs no guard. */
export function ToggleButton({ it, className, children }: OptionProps) {
  const { model, choice } = useTable();
  const { decision } = model.view;
  if (!decision) return null;
  const place = choice.chosen.indexOf(it.index);
  const on = place >= 0;
  const full = !on && decision.max > 1 && choice.chosen.length >= decision.max;
  return (
    <button
      type="button"
      className={classes('at-option', on && 'is-on', className)}
      {...hooks(it)}
      aria-pressed={on}
      aria-disabled={full || undefined}
      onClick={() => !full && choice.toggle(it.index)}
    >
      <span className="at-tick" aria-hidden="true">
        {on && (decision.ordered ? place + 1 : <Icon name="check" size={12} />)}
      </span>
      {children ?? (
        <span>
          <Say segments={optionLabel(it.option, decision, model.naming)} links={false} />
        </span>
      )}
    </button>
  );
}

/** Sends what is marked: "Confirm 1 of 2". */
export function ConfirmButton({ label, className }: { label?: string; className?: string }) {
  const t = useTranslations('table.dock');
  const { model, commands, choice, guarded } = useTable();
  const { decision } = model.view;
  if (!decision) return null;
  const off = guarded || !choice.enough;
  const { min, max } = decision;
  const chosen = choice.chosen.length;
  const words = min === max ? t('confirm', { chosen, max }) : t('confirmRange', { chosen, min, max });
  return (
    <button
      type="button"
      data-confirm=""
      className={classes('as-btn as-btn-primary at-primary', className)}
      aria-disabled={off || undefined}
      onClick={() => !off && commands.answer({ type: 'choose', chosen: [...choice.chosen] })}
    >
      {label ?? words}
      {!choice.enough && <small>{t('chooseMore', { more: min - chosen })}</small>}
    </button>
  );
}
