import { useState } from 'react';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../../lib/workbench/screen/places.tsx';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import { isOpenQuote, quotePath } from '../quote-step.ts';
import { ownQuotesTexts } from '../texts.ts';
import type { ShownQuote } from './own-quote-page.tsx';

/** What stands between this quote and a decision, or what became of it. */
export function QuoteNotice({ journey, quote }: Pick<ShownQuote, 'journey' | 'quote'>) {
  const t = useTexts(ownQuotesTexts);
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const { status, change, kind, needs_signature: isUnsigned, decline_reason: reason } = quote;
  const names = { clinic: journey.provider.name };
  const bookingId = journey.booking?.id ?? quote.booking_id;
  const newer = journey.quotes.find((one) => one.kind === kind && one.number > quote.number && isOpenQuote(one, now));
  if (status === 'declined' && change)
    return (
      <Notice tone={change.over_limit ? 'warning' : 'info'} title={t('declined.change')}>
        <p>{t(change.over_limit ? 'declined.over' : 'declined.within', { total: format.money(change.before) })}</p>
        {bookingId ? (
          <p>
            <ScreenLink to={`/bookings/${bookingId}`}>
              {t(change.over_limit ? 'declined.cancel' : 'declined.booking')}
            </ScreenLink>
          </p>
        ) : null}
      </Notice>
    );
  if (status === 'declined')
    return (
      <Notice title={t('declined.title')}>
        <p>{t('declined.text', names)}</p>
        {reason ? <blockquote className="journey-quote">{reason}</blockquote> : null}
      </Notice>
    );
  if (status === 'superseded')
    return (
      <Notice title={t('superseded.title')}>
        <p>{t('superseded.text')}</p>
        {newer ? (
          <p>
            <ScreenLink to={quotePath(journey.id, newer.id)}>{t('superseded.open')}</ScreenLink>
          </p>
        ) : null}
      </Notice>
    );
  if (status === 'expired' || (status === 'sent' && !isOpenQuote(quote, now)))
    return (
      <Notice tone="warning" title={t('expired.title')}>
        <p>{t('expired.text', names)}</p>
      </Notice>
    );
  if (status === 'accepted' && journey.booking)
    return (
      <Notice tone="success" title={t('accepted.title')}>
        <p>
          {journey.booking.status === 'awaiting_payment' ? (
            <ScreenLink to={`/booking/payment?booking=${journey.booking.id}`}>{t('accepted.pay')}</ScreenLink>
          ) : (
            <ScreenLink to={`/treatment-journeys/${journey.id}/confirmation`}>{t('accepted.see')}</ScreenLink>
          )}
        </p>
      </Notice>
    );
  if (isUnsigned && status === 'sent')
    return (
      <Notice tone="warning" icon="stethoscope" title={t('unsigned.title')}>
        <p>{t('unsigned.text', names)}</p>
      </Notice>
    );
  return null;
}
