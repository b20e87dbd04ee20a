import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../lib/site/site.ts';
import { SkipLink } from '../../../ui/navigation/skip-link.tsx';
import { siteTexts } from '../texts.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface SiteFrameProps {
  ratesDate?: string | undefined;
  children: ReactNode;
}

/** Header, page and footer of everything public. The page renders its own `h1` inside `main`. */
export function SiteFrame({ ratesDate, children }: SiteFrameProps) {
  const t = useTexts(siteTexts);
  const { demo } = useSite();
  return (
    <>
      <SkipLink />
      {demo ? (
        <aside className="demo-ribbon" aria-label={t('demo.label')}>
          {t.rich('demo.ribbon', { b: <b /> })}
        </aside>
      ) : null}
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter ratesDate={ratesDate} />
    </>
  );
}
