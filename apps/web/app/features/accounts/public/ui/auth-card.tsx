import type { ReactNode } from 'react';
import { PageHead } from '../../../../lib/seo/page-head.tsx';
import { useFocusOn } from '../use-focus-on.ts';

interface AuthCardProps {
  title: string;
  description?: string;
  heading: ReactNode;
  lead?: ReactNode;
  /** The card replaced another without a page load: focus its heading. */
  replaced?: boolean;
  /** Below the card: the link to the related screen. */
  below?: ReactNode;
  children: ReactNode;
}

/** The only card of a screen, with the page's title and heading. These screens are not indexed. */
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
