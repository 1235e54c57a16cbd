import { useTranslations } from 'next-intl';

/** What each key does, by the words on it. */
export type KeyHelp = readonly (readonly [key: string, does: string])[];

/** The list of keys in a menu. */
export function KeyList({ keys }: { keys: KeyHelp }) {
  const t = useTranslations('table');
  return (
    <dl className="at-key-list" aria-label={t('keyList')}>
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd className="as-kbd">{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
