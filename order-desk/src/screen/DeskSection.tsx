import { useId, type ReactNode } from 'react';
import shared from './shared.module.css';

/** A section of a page, below a heading of its own if it has one. */
export function DeskSection({ title, children }: { title?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      className={`${shared.stack} ${shared.part}`}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {title !== undefined && (
        <h2 id={id} className={shared.subtitle}>
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}
