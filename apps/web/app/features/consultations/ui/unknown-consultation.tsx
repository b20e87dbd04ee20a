import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { consultationTexts } from '../texts.ts';

/** There is no such room, for this user. */
export function UnknownConsultation({ bookings }: { bookings: string }) {
  const t = useTexts(consultationTexts);
  return (
    <div className="stack-wide">
      <h1>{t('title')}</h1>
      <Notice icon="video" title={t('unknown')}>
        <p>{t('unknown.text')}</p>
        <p>
          <ScreenLink to={bookings}>{t('unknown.bookings')}</ScreenLink>
        </p>
      </Notice>
    </div>
  );
}
