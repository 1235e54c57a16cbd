'use client';
import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export interface TabsProps {
  /** What the tabs choose between. */
  label: string;
  tabs: { id: string; title: ReactNode; panel: ReactNode }[];
  /** The tab that is open, when the page holds it. */
  value?: string;
  onChange?: (id: string) => void;
}

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Base.Root
      {...(value === undefined ? { defaultValue: tabs[0]?.id } : { value })}
      onValueChange={(next) => onChange?.(String(next))}
    >
      <Base.List className="as-tabs-list" aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.id} value={tab.id} className="as-tab">
            {tab.title}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} value={tab.id} className="as-tab-panel">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
