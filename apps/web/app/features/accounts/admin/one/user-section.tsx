import type { ReactNode } from 'react';

/** A section of the user page, below a divider. */
export function UserSection({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section className="admin-section stack" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}
