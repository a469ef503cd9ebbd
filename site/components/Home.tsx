import type { ReactNode } from 'react';

/** The head of the home page: what the site is for, and where to go in `children`. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <section className="Home-hero">
      <div className="Home-intro">
        <h1 tabIndex={-1}>
          Building <span className="Home-word">no-code</span> with code
        </h1>
      </div>
      <div className="Home-start">
        <p>
          Write React components, asset sources and integrations with your own tools. Designers use
          them in the Vev Design Editor, without code.
        </p>
        {children}
      </div>
    </section>
  );
}

/** The first two steps of a reader; `children` contains links. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="Home-actions">{children}</div>;
}

/** A titled part of the home page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="Home-section">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A row of cards. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className="Home-cards">{children}</div>;
}

/** An area of the documentation: its name, a sentence, and the first links in `children`. */
export function Area({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className="Home-area">
      <h3>{title}</h3>
      {children}
    </article>
  );
}
