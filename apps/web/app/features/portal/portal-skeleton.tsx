import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { BootNotice } from '../../lib/hydration/boot-screen.tsx';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { portalTexts } from './texts.ts';

/** The page area while the app starts: a label for screen readers, skeletons, and the exact status line. */
export function PortalSkeleton({ heading }: { heading: string }) {
  const t = useTexts(portalTexts);
  return (
    <div className="portal-pending" data-enhance="boot">
      <h1 className="sr-only">{heading}</h1>
      <noscript>
        <Notice tone="warning">{t.rich('noScript', { link: <LocalLink to="/" /> })}</Notice>
      </noscript>
      <div className="portal-boot">
        <BootNotice />
      </div>
      <div className="portal-shapes" aria-hidden="true">
        <Skeleton width="min(24rem, 80%)" height="2.1rem" />
        <Skeleton width="min(32rem, 95%)" height="1.1rem" />
        <Skeleton height="15rem" />
        <Skeleton width="40%" />
        <Skeleton width="75%" />
        <Skeleton width="65%" />
      </div>
    </div>
  );
}
