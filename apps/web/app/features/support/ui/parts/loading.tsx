import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { supportTexts } from '../../texts.ts';

/** Skeleton lines shown while loading. */
export function Loading({ lines = 3 }: { lines?: number }) {
  const t = useTexts(supportTexts);
  return (
    <div className="help-loading" aria-busy="true">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height="3em" />
      ))}
    </div>
  );
}
