import type { ReactNode } from 'react';

/** A badge that links to its evidence, with a larger click target. `label` starts with the badge's text. */
export function BadgeLink({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <a className="card-above badge-link" href={href} aria-label={label}>
      {children}
    </a>
  );
}
