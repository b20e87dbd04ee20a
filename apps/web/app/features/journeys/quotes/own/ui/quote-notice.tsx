import { useState } from 'react';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../../lib/workbench/screen/places.tsx';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import { isOpenQuote, quotePath } from '../quote-step.ts';
import { ownQuotesTexts } from '../texts.ts';
import type { ShownQuote } from '../shown-quote.ts';

type NoticeProps = Pick<ShownQuote, 'journey' | 'quote'>;

/** What stands between this quote and a decision, or what became of it. */
export function QuoteNotice(shown: NoticeProps) {
  const { quote } = shown;
  const [now] = useState(() => Date.now());
  switch (quote.status) {
    case 'declined':
      return quote.change ? <DeclinedChange {...shown} /> : <Declined {...shown} />;
    case 'superseded':
      return <Superseded {...shown} now={now} />;
    case 'accepted':
      return <Accepted {...shown} />;
    case 'expired':
      return <Expired {...shown} />;
    case 'sent':
      if (!isOpenQuote(quote, now)) return <Expired {...shown} />;
      return quote.needs_signature ? <Unsigned {...shown} /> : null;
    case 'draft':
      return null;
  }
}

function DeclinedChange({ journey, quote: { booking_id: ofQuote, change } }: NoticeProps) {
  const t = useTexts(ownQuotesTexts);
  const format = useFormat();
  if (!change) return null;
  const { before, over_limit: isOver } = change;
  const bookingId = journey.booking?.id ?? ofQuote;
  return (
    <Notice tone={isOver ? 'warning' : 'info'} title={t('declined.change')}>
      <p>{t(isOver ? 'declined.over' : 'declined.within', { total: format.money(before) })}</p>
      {bookingId ? (
        <p>
          <ScreenLink to={`/bookings/${bookingId}`}>{t(isOver ? 'declined.cancel' : 'declined.booking')}</ScreenLink>
        </p>
      ) : null}
    </Notice>
  );
}

function Declined({ journey, quote: { decline_reason: reason } }: NoticeProps) {
  const t = useTexts(ownQuotesTexts);
  return (
    <Notice title={t('declined.title')}>
      <p>{t('declined.text', { clinic: journey.provider.name })}</p>
      {reason ? <blockquote className="journey-quote">{reason}</blockquote> : null}
    </Notice>
  );
}

function Superseded({ journey, quote, now }: NoticeProps & { now: number }) {
  const t = useTexts(ownQuotesTexts);
  const { kind, number } = quote;
  const newer = journey.quotes.find((one) => one.kind === kind && one.number > number && isOpenQuote(one, now));
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
}

function Accepted({ journey: { id, booking } }: NoticeProps) {
  const t = useTexts(ownQuotesTexts);
  if (!booking) return null;
  return (
    <Notice tone="success" title={t('accepted.title')}>
      <p>
        {booking.status === 'awaiting_payment' ? (
          <ScreenLink to={`/booking/payment?booking=${booking.id}`}>{t('accepted.pay')}</ScreenLink>
        ) : (
          <ScreenLink to={`/treatment-journeys/${id}/confirmation`}>{t('accepted.see')}</ScreenLink>
        )}
      </p>
    </Notice>
  );
}

function Expired({ journey }: NoticeProps) {
  const t = useTexts(ownQuotesTexts);
  return (
    <Notice tone="warning" title={t('expired.title')}>
      <p>{t('expired.text', { clinic: journey.provider.name })}</p>
    </Notice>
  );
}

function Unsigned({ journey }: NoticeProps) {
  const t = useTexts(ownQuotesTexts);
  return (
    <Notice tone="warning" icon="stethoscope" title={t('unsigned.title')}>
      <p>{t('unsigned.text', { clinic: journey.provider.name })}</p>
    </Notice>
  );
}
