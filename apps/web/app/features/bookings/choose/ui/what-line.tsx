import type { ReactNode } from 'react';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';

interface WhatLineProps {
  label: string;
  name: string;
  /** Its page, without language prefix. */
  to?: string;
  children?: ReactNode;
}

/** One line of a summary: what is booked, where or with whom. */
export function WhatLine({ label, name, to, children }: WhatLineProps) {
  return (
    <div>
      <p className="tiny muted">{label}</p>
      <p className="strong">{to ? <LocalLink to={to}>{name}</LocalLink> : name}</p>
      {children ? <p className="small muted">{children}</p> : null}
    </div>
  );
}
