'use client';
import type { Decision } from '@astris/engine';
import { useTranslations } from 'next-intl';
import { firstUnmet } from './asks';
import { useTable } from './context';
import { Foreseen } from './foreseen';
import { AnswerButton } from './option-button';
import { actOf, grouped, indexed } from './options';

/** Every legal act as a button, by group; a card that is picked narrows them, and the last one left is the primary. */
export function ActDock({ decision }: { decision: Decision }) {
  const t = useTranslations('table');
  const { choice, model } = useTable();
  const askable = firstUnmet(model) !== null;
  const groups = grouped(choice.shown);
  const acts = groups.flatMap(({ options }) => options);
  const [only] = choice.focus.length > 0 && acts.length === 1 ? acts : [];
  const pass = actOf(indexed(decision), 'pass');
  const keys = new Map(acts.map((it, place) => [it.index, place < 9 ? `${place + 1}` : undefined]));
  return (
    <>
      <div className="at-options">
        {!only &&
          groups.map(({ group, options }) => (
            <fieldset key={group} className="at-group" data-group={group}>
              <legend>
                {t(`acts.groups.${group}`)} <span>{options.length}</span>
              </legend>
              {options.map((it) => (
                <AnswerButton key={it.index} it={it} hotkey={keys.get(it.index)} />
              ))}
            </fieldset>
          ))}
        {only?.option.kind === 'act' && <Foreseen act={only.option.act} />}
        {acts.length === 0 && <p className="at-none">{t(pass ? 'acts.onlyPass' : 'acts.onlyEndTurn')}</p>}
      </div>
      <footer className="at-dock-b">
        {pass ? (
          <AnswerButton it={pass} className="as-btn at-pass">
            {t('acts.pass')}
            <small>{t('acts.passHint')}</small>
          </AnswerButton>
        ) : (
          <span className="at-pass-place" />
        )}
        {only && <AnswerButton it={only} className="as-btn as-btn-primary at-primary" hotkey={t('keys.primary.key')} />}
        {!only && (
          <p className="at-keys">
            <kbd className="as-kbd">N</kbd> {t('acts.nextLegal')}
            {askable && (
              <>
                <kbd className="as-kbd">W</kbd> {t('acts.whyNot')}
              </>
            )}
          </p>
        )}
      </footer>
    </>
  );
}
