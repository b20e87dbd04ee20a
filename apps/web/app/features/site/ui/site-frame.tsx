import type { ReactNode } from 'react';
import { OfflineNote } from '../../../lib/offline/offline-note.tsx';
import { SkipLink } from '../../../ui/navigation/skip-link.tsx';
import { DemoRibbon } from './demo-ribbon.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface SiteFrameProps {
  ratesDate?: string | undefined;
  /** Content fixed at the bottom of the window. */
  tray?: ReactNode;
  children: ReactNode;
}

/** Header, page and footer of public pages. The page renders its own `h1` inside `main`. */
export function SiteFrame({ ratesDate, tray, children }: SiteFrameProps) {
  return (
    <>
      <SkipLink />
      <DemoRibbon />
      <SiteHeader />
      <OfflineNote />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter ratesDate={ratesDate} />
      {tray}
    </>
  );
}
