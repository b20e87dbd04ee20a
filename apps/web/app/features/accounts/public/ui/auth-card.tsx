import type { ReactNode } from 'react';
import { PageHead } from '../../../../lib/seo/page-head.tsx';
import { useFocusOn } from '../use-focus-on.ts';

interface AuthCardProps {
  title: string;
  description?: string;
  heading: ReactNode;
  lead?: ReactNode;
  /** The card took another's place without a new page: the keyboard goes to its heading. */
  replaced?: boolean;
  /** Beneath the card: the way to the neighbouring screen. */
  below?: ReactNode;
  children: ReactNode;
}

/** The one card of a screen, with the page's title and heading. Search engines keep none of these screens. */
export function AuthCard({ title, description, heading, lead, replaced = false, below, children }: AuthCardProps) {
  const ref = useFocusOn<HTMLHeadingElement>(replaced || null);
  return (
    <>
      <PageHead title={title} description={description} noindex />
      <section className="card auth-card">
        <header className="stack">
          <h1 ref={ref} tabIndex={-1}>
            {heading}
          </h1>
          {lead ? <p className="muted">{lead}</p> : null}
        </header>
        {children}
      </section>
      {below ? <p className="auth-below">{below}</p> : null}
    </>
  );
}
