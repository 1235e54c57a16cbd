'use client';
import { WINDOW_PRESETS, type WindowPreset } from '@astris/protocol';
import { useTable } from './context';

export const WINDOW_WORDS: Record<WindowPreset, { name: string; says: string }> = {
  smart: {
    name: 'smart',
    says: 'Your cards, Storylines and Homeworld, and the end of your opponent’s turn.',
  },
  every: { name: 'every window', says: 'Whenever you could respond by what everybody knows.' },
  quick: { name: 'quick', says: 'Only when you are attacked, and at the end of your opponent’s turn.' },
};

/** Which response windows the viewer is asked at (11.6). The opponent never sees it. */
export function WindowsSetting() {
  const { model, commands } = useTable();
  if (model.view.viewer === 'spectator') return null;
  return (
    <label className="at-windows">
      <span>Asked: </span>
      <select
        value={model.windows}
        aria-label="At which windows you are asked to respond"
        title={WINDOW_WORDS[model.windows].says}
        onChange={(event) => commands.setWindows(event.target.value as WindowPreset)}
      >
        {WINDOW_PRESETS.map((preset) => (
          <option key={preset} value={preset}>
            {WINDOW_WORDS[preset].name}
          </option>
        ))}
      </select>
    </label>
  );
}
