import type { ReactNode } from 'react';

/** A few figures in a row, each under its word. */
export const Figures = ({ figures }: { figures: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="flex flex-wrap gap-x-9 gap-y-3">
    {figures.map(([word, value]) => (
      <div key={word}>
        <dt className="text-xs text-fg-3">{word}</dt>
        <dd className="text-[20px] leading-[26px] font-semibold">{value}</dd>
      </div>
    ))}
  </dl>
);
