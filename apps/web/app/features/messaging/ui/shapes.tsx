import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { messagingTexts } from '../texts.ts';

/** Messages that are loading. */
export function ThreadShapes() {
  const t = useTexts(messagingTexts);
  return (
    <div className="msg-shapes" role="status">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton width="62%" height="4.5rem" />
      <Skeleton width="48%" height="3rem" />
      <Skeleton width="56%" height="6rem" />
    </div>
  );
}

/** Conversations that are loading, in the height of those that come. */
export function ListShapes({ rows = 6 }: { rows?: number }) {
  const t = useTexts(messagingTexts);
  return (
    <div className="msg-list-shapes" role="status">
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height="54px" />
      ))}
    </div>
  );
}
