'use client';
import { isLocale, LOCALES } from '@astris/messages';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { keepOnDevice } from '@/site/device-cookie';
import { LOCALE_COOKIE } from './locale-cookie';

/** The languages of the site, each by its own name. The page goes on in the one that is chosen. */
export function LanguageChoice() {
  const t = useTranslations('site');
  const router = useRouter();
  return (
    <label className="flex items-center gap-2">
      {t('language')}
      <select
        className="as-select"
        value={useLocale()}
        data-language=""
        onChange={({ target: { value } }) => {
          if (!isLocale(value)) return;
          keepOnDevice(LOCALE_COOKIE, value);
          router.refresh();
        }}
      >
        {LOCALES.map(({ id, name }) => (
          <option key={id} value={id} lang={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
