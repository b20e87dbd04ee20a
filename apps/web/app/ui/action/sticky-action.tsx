import './sticky-action.css';
import type { ReactNode } from 'react';

/**
 * The page's main action at the lower edge of phones, where the page itself shows it only once. Must be the last child of
 * what it belongs to.
 */
export function StickyAction({ children }: { children: ReactNode }) {
  return <div className="sticky-action no-print">{children}</div>;
}
