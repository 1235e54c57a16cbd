'use client';
import type { Act } from '@astris/engine';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useTable } from './context';
import type { Foretold } from './model';
import { Say } from './say';

/** Lines that are shown at once. */
const MOST_LINES = 8;

/** What the act that is about to be committed would do, if nobody responds (11.2). Nothing where it can’t be foretold. */
export function Foreseen({ act }: { act: Act }) {
  const t = useTranslations('table.foreseen');
  const { commands, model } = useTable();
  const { foretell } = commands;
  const asked = useRef(foretell);
  asked.current = foretell;
  const key = `${model.version} ${JSON.stringify(act)}`;
  const [told, setTold] = useState<{ key: string; foretold: Foretold | null } | null>(null);
  useEffect(() => {
    let wanted = true;
    asked.current?.(act).then(
      (foretold) => wanted && setTold({ key, foretold }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  const foretold = told?.key === key ? told.foretold : null;
  if (!foretold || foretold.lines.length === 0) return null;
  const shown = foretold.lines.slice(0, MOST_LINES);
  return (
    <section className="at-foreseen" aria-label={t('label')} data-foreseen={foretold.lines.length}>
      <h3>{t('title')}</h3>
      <ol>
        {shown.map((segments, at) => (
          <li key={`${at}`}>
            <Say segments={segments} />
          </li>
        ))}
      </ol>
      {(foretold.isOpen || foretold.lines.length > shown.length) && <p>{t(foretold.isOpen ? 'open' : 'more')}</p>}
    </section>
  );
}
