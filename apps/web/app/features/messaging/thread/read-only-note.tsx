import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { Desk } from '../desk.ts';
import { messagingTexts } from '../texts.ts';

/** Why nothing can be written here; text that was typed before stays readable. */
export function ReadOnlyNote({ desk, text }: { desk: Desk; text: string }) {
  const t = useTexts(messagingTexts);
  return (
    <div className="msg-composer">
      <Notice icon="lock">
        <p>{t(desk.inbox === 'clinic' ? 'readOnly.acting' : 'readOnly')}</p>
        {text ? <p className="msg-text">{t('readOnly.typed', { text })}</p> : null}
      </Notice>
    </div>
  );
}
