'use client';
import { WINDOW_PRESETS, type WindowPreset } from '@astris/protocol';
import { useTranslations } from 'next-intl';
import { useTable } from './context';

/** Which response windows the viewer is asked at (11.6). The opponent never sees it. */
export function WindowsSetting() {
  const t = useTranslations('table.windows');
  const { model, commands } = useTable();
  if (model.view.viewer === 'spectator') return null;
  return (
    <label className="at-windows">
      <span>{t('asked')} </span>
      <select
        value={model.windows}
        aria-label={t('label')}
        title={t(`${model.windows}.says`)}
        onChange={(event) => commands.setWindows(event.target.value as WindowPreset)}
      >
        {WINDOW_PRESETS.map((preset) => (
          <option key={preset} value={preset}>
            {t(`${preset}.name`)}
          </option>
        ))}
      </select>
    </label>
  );
}
