import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { problemText } from '../../../lib/problem/problem-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { profileTexts } from '../texts.ts';
import type { ProfileLoad } from '../use-profile.ts';

/** Placeholder for a profile: a skeleton while loading, or the error. */
export function NotYetLoaded({ known: { problem, load } }: { known: ProfileLoad }) {
  const t = useTexts(profileTexts);
  const locale = useLocale();
  if (problem)
    return (
      <Notice tone="danger" role="alert" title={t('load.failed')}>
        <p>{problemText(locale, problem)}</p>
        <p className="notice-actions">
          <Button type="button" size="small" icon="refresh-cw" onClick={() => void load()}>
            {t('load.again')}
          </Button>
        </p>
      </Notice>
    );
  return (
    <div className="account-cards" aria-busy="true">
      <p role="status" className="sr-only">
        {t('load.loading')}
      </p>
      {[1, 2, 3].map((card) => (
        <div key={card} className="card card-padded stack">
          <Skeleton width="40%" height="1.5em" />
          <Skeleton height="9em" />
        </div>
      ))}
    </div>
  );
}
