import { type ReactNode, useId } from 'react';

export interface WayProps {
  title: string;
  /** What it is, in a sentence. */
  text?: string;
  children: ReactNode;
}

/** One way to begin a game. */
export function Way({ title, text, children }: WayProps) {
  const id = useId();
  return (
    <section className="as-panel flex flex-col gap-3 p-5" aria-labelledby={id}>
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {text && <p className="text-sm text-fg-2">{text}</p>}
      {children}
    </section>
  );
}
