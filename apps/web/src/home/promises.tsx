import { Icon, type IconName } from '@astris/ui';
import { useTranslations } from 'next-intl';

const PROMISES: readonly (readonly [IconName, 'rule' | 'shuffle' | 'connection' | 'text'])[] = [
  ['file-text', 'rule'],
  ['dices', 'shuffle'],
  ['wifi', 'connection'],
  ['code', 'text'],
];

export function Promises() {
  const t = useTranslations('home.promises');
  return (
    <section className="as-panel px-5 py-4" aria-labelledby="promises">
      <h2 id="promises" className="font-ui text-md font-semibold">
        {t('title')}
      </h2>
      <ul className="mt-3 flex flex-col gap-2.5 text-[14px] leading-5 text-fg-2">
        {PROMISES.map(([icon, text]) => (
          <li key={icon} className="flex gap-2.5">
            <Icon name={icon} size={17} className="mt-px text-fg" />
            {t(text)}
          </li>
        ))}
      </ul>
    </section>
  );
}
