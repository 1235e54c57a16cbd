import type { ReactNode } from 'react';

export const Section = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
  <section className="as-gallery-section">
    <header>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
    </header>
    {children}
  </section>
);

/** One component in one state, with its name under it. */
export const Shown = ({ name, text, children }: { name: ReactNode; text?: ReactNode; children: ReactNode }) => (
  <figure className="as-gallery-shown">
    <div>{children}</div>
    <figcaption>
      <b>{name}</b>
      {text}
    </figcaption>
  </figure>
);

export const Row = ({ children }: { children: ReactNode }) => <div className="as-gallery-row">{children}</div>;
