import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { viewerTexts } from './texts.ts';

/** Why a record is not shown here; it can be downloaded in any case. */
export function NotShown({ reason }: { reason: 'kind' | 'damaged' }) {
  const t = useTexts(viewerTexts);
  return (
    <Notice tone={reason === 'damaged' ? 'warning' : 'info'} role="status">
      <p>{t(`notShown.${reason}`)}</p>
    </Notice>
  );
}
