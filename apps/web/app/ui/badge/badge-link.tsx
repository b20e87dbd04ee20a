import type { ReactNode } from 'react';

/** A badge that leads to its evidence; the place to press is larger than the badge. `label` begins with the badge's words. */
export function BadgeLink({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <a className="card-above badge-link" href={href} aria-label={label}>
      {children}
    </a>
  );
}
