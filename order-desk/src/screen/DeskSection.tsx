import { useId, type ReactNode } from 'react';
import layout from './layout.module.css';

/** A section of a page, below a heading of its own if it has one. */
export function DeskSection({ title, children }: { title?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      className={`${layout.stack} ${layout.part}`}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {title !== undefined && (
        <h2 id={id} tabIndex={-1} className={layout.subtitle}>
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}
