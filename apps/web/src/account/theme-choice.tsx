'use client';
import { useEffect, useState } from 'react';
import { keepOnDevice } from '@/site/device-cookie';
import { Choices } from './choices';

const THEMES = [
  { value: 'system', title: 'As the system', text: 'Dark or light, as your device says.' },
  { value: 'dark', title: 'Dark', text: 'Night ink.' },
  { value: 'light', title: 'Light', text: 'Vellum. Cards and the table stay dark.' },
] as const;
type Theme = (typeof THEMES)[number]['value'];

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
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => setTheme(chosenTheme()), []);
  return (
    <Choices
      legend="Theme on this device"
      name="theme"
      value={theme}
      choices={THEMES}
      onChange={(value) => {
        choose(value);
        setTheme(value);
      }}
    />
  );
}
