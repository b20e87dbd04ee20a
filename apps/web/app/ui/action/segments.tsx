import type { ReactNode } from 'react';

interface SegmentsProps {
  /** Accessible name of the choice. */
  label: string;
  items: readonly { href: string; label: ReactNode; current: boolean }[];
}

/** A choice of two to four views of the same content, as links: List | Map. */
export function Segments({ label, items }: SegmentsProps) {
  return (
    <nav className="segments" aria-label={label}>
      {items.map(({ href, label: text, current }) => (
        <a key={href} href={href} aria-current={current ? 'true' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}
