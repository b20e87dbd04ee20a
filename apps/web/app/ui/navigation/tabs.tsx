import type { ReactNode } from 'react';

interface TabsProps {
  label: string;
  tabs: readonly { href: string; label: ReactNode; count?: string | undefined; current: boolean }[];
}

/** Views of one subject as links; the URL selects the open one. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ href, label: text, count, current }) => (
        <a key={href} href={href} aria-current={current ? 'page' : undefined}>
          {text}
          {count === undefined ? null : <span className="num"> {count}</span>}
        </a>
      ))}
    </nav>
  );
}
