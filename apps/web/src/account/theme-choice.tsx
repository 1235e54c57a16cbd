'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { keepOnDevice } from '@/site/device-cookie';
import { Choices } from './choices';

const THEMES = ['system', 'dark', 'light'] as const;
type Theme = (typeof THEMES)[number];

function chosenTheme(): Theme {
  const chosen = /(?:^|; )astris-theme=(dark|light)/.exec(document.cookie)?.[1];
  return (chosen as Theme | undefined) ?? 'system';
}

/** Keeps the theme in a cookie of this device; theme.js shows it. */
function choose(theme: Theme) {
  keepOnDevice('astris-theme', theme === 'system' ? null : theme);
  dispatchEvent(new Event('astris-theme'));
}

export function ThemeChoice() {
  const t = useTranslations('account');
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => setTheme(chosenTheme()), []);
  return (
    <Choices
      legend={t('theme')}
      name="theme"
      value={theme}
      choices={THEMES.map((value) => ({ value, title: t(`themes.${value}.title`), text: t(`themes.${value}.text`) }))}
      onChange={(value) => {
        choose(value);
        setTheme(value);
      }}
    />
  );
}
