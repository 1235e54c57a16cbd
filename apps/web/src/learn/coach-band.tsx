'use client';
import { type Advice, adviceFor } from '@astris/practice/coach';
import { Button, Icon } from '@astris/ui';
import type { TableModel } from '@astris/ui/table';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { RuleButton } from './rule-button';

/** The coach above the table. It stands there whether it speaks or not, so that nothing moves when it does. */
export function CoachBand({ model }: { model: TableModel | null }) {
  const t = useTranslations('learn.coach');
  const said = useRef(new Set<string>());
  const [advice, setAdvice] = useState<Advice | null>(null);
  const [quiet, setQuiet] = useState(false);
  const now = useRef(model?.view);
  now.current = model?.view;
  const next = useCallback((): Advice | null => {
    const due = now.current?.decision ? adviceFor(now.current, said.current) : null;
    if (due) said.current.add(due.id);
    return due;
  }, []);
  const asked = model?.view.decision?.id;
  // A sentence stays until it is dismissed, or something else comes up at another decision.
  useEffect(() => {
    if (asked === undefined || quiet) return;
    const due = next();
    if (due) setAdvice(due);
  }, [asked, quiet, next]);
  return (
    <section className="band" aria-label={t('label')} data-coach={advice?.id ?? ''}>
      <b className="band-name">
        <Icon name="graduation-cap" size={18} /> {t('label')}
      </b>
      <p role="status">
        {advice ? (
          <>
            {t(`says.${advice.id}`)} <RuleButton rule={advice.rule} />
          </>
        ) : (
          <span className="as-faint">{t(quiet ? 'silent' : 'playOn')}</span>
        )}
      </p>
      <span className="band-buttons">
        {advice && (
          <Button size={28} data-dismiss="" onClick={() => setAdvice(next())}>
            {t('gotIt')}
          </Button>
        )}
        <Button
          size={28}
          variant="quiet"
          aria-pressed={quiet}
          onClick={() => {
            setQuiet(!quiet);
            setAdvice(null);
          }}
        >
          {t(quiet ? 'speak' : 'beSilent')}
        </Button>
      </span>
    </section>
  );
}
