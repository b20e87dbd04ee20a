import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { bookingTexts } from '../../texts.ts';

/** An address without a booking, or with one that is not the user's. */
export function UnknownBooking() {
  const t = useTexts(bookingTexts);
  const path = useLocalPath();
  return (
    <div className="booking-unknown">
      <EmptyState
        title={t('unknown.title')}
        action={
          <LinkButton variant="primary" href={path('/bookings')}>
            {t('unknown.list')}
          </LinkButton>
        }
      >
        <p>{t('unknown.text')}</p>
      </EmptyState>
    </div>
  );
}
