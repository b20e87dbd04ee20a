import type { ReactNode } from 'react';

interface DisclosureProps {
  summary: ReactNode;
  /** A bordered box, as for evidence; otherwise a line in a list of questions. */
  boxed?: boolean;
  open?: boolean;
  /** Disclosures with the same name close each other. */
  name?: string | undefined;
  children: ReactNode;
}

/** Collapsible content. */
export function Disclosure({ summary, boxed = false, open, name, children }: DisclosureProps) {
  return (
    <details className={boxed ? 'disclosure disclosure-boxed' : 'disclosure'} open={open} name={name}>
      <summary>{summary}</summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}

/** Names and values, for evidence and details. */
export function Facts({ items }: { items: readonly { name: ReactNode; value: ReactNode }[] }) {
  return (
    <dl className="fact-list">
      {items.map(({ name, value }, index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
