import type { BookingTerms } from '@travesia/contracts/bookings';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { TickBox } from '../../../../ui/field/tick-box.tsx';
import { bookingTexts } from '../../texts.ts';
import type { Consent } from '../use-booking.ts';

/** The box for the cancellation policy, or that there is nothing to lose. */
export function ReviewConsent({ consent, terms }: { consent: Consent; terms: BookingTerms }) {
  const t = useTexts(bookingTexts);
  if (!consent.isNeeded) return <p className="small">{t('review.free')}</p>;
  return (
    <TickBox
      name={consent.name}
      required={false}
      ticked={consent.isAccepted}
      onTick={consent.accept}
      error={consent.isMissing ? t('review.acceptMissing') : undefined}
    >
      {t('review.accept', { name: terms.policy?.name ?? '' })}
    </TickBox>
  );
}

/** The box for sharing the health answers with the clinic of a package. */
export function ShareConsent({ consent, clinic }: { consent: Consent; clinic: string }) {
  const t = useTexts(bookingTexts);
  return (
    <TickBox
      name={consent.name}
      required={false}
      ticked={consent.isAccepted}
      onTick={consent.accept}
      error={consent.isMissing ? t('health.shareMissing') : undefined}
    >
      {t('health.share', { clinic })}
    </TickBox>
  );
}
