import { CHANGES } from '@astris/rulebook';
import { RuleLink } from '@astris/ui';
import { useTranslations } from 'next-intl';
import { Fragment } from 'react';

/** The anchor of the change list. */
export const CHANGES_ANCHOR = 'changes';

/** What changed in the house rules, edition by edition. */
export function Changes() {
  const t = useTranslations('rules');
  return (
    <section aria-labelledby={CHANGES_ANCHOR} className="mb-10">
      <h2 id={CHANGES_ANCHOR} className="mb-3 border-b border-line pb-2">
        {t('changesTitle')}
      </h2>
      <p className="mb-4 text-fg-2">{t('changesLead')}</p>
      {CHANGES.map(({ version, date, about, changes }) => (
        <article key={version}>
          <h3 className="mb-2">
            {version} <time dateTime={date}>({date})</time>
          </h3>
          {about.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <ul className="mt-2">
            {changes.map(({ rules, text }) => (
              <li key={text} className="change">
                <span>
                  {rules.map((rule, at) => (
                    <Fragment key={rule}>
                      {at > 0 && ', '}
                      <RuleLink rule={rule} />
                    </Fragment>
                  ))}
                </span>
                <p>{text.charAt(0).toUpperCase() + text.slice(1)}</p>
              </li>
            ))}
          </ul>
        </article>
      ))}
    </section>
  );
}
