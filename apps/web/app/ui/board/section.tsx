import type { ReactNode } from 'react';

/** One row of the board: the name on the left, the components on the right. */
export function BoardSection({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="board-section">
      <header>
        <h2>{title}</h2>
        {note ? <p className="small muted">{note}</p> : null}
      </header>
      <div className="stack-wide">{children}</div>
    </section>
  );
}
