import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { askReason } from '../../../lib/session/ask-reason.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { messagingTexts } from '../texts.ts';

/** Those who act for a clinic say why they read its conversations; the clinic and its patients see it. */
export function ReasonNeeded({ onGiven }: { onGiven: () => void }) {
  const t = useTexts(messagingTexts);
  return (
    <Notice icon="lock" title={t('reason.title')}>
      <p>{t('reason.text')}</p>
      <p className="notice-actions">
        <Button
          type="button"
          size="small"
          onClick={() => void askReason().then((isGiven) => (isGiven ? onGiven() : undefined))}
        >
          {t('reason.give')}
        </Button>
      </p>
    </Notice>
  );
}
