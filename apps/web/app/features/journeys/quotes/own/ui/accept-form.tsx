import { acceptQuote } from '@travesia/contracts/journeys';
import { PAYMENT_MINUTES } from '@travesia/contracts/bookings';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../../lib/session/session-call.ts';
import { Button } from '../../../../../ui/action/button.tsx';
import { TickBox } from '../../../../../ui/field/tick-box.tsx';
import { ownQuotesTexts } from '../texts.ts';
import { timeOf, useDecision } from '../use-decision.ts';
import { ChosenTime } from './chosen-time.tsx';
import type { ShownQuote } from '../shown-quote.ts';
import { RefusedTime } from './refused-time.tsx';
import { TreatmentTime } from './treatment-time.tsx';

/** Accepts a quote: what that does, a free time, the refunds of that date, and the consent. */
export function AcceptForm({ journey, quote, reload }: ShownQuote) {
  const t = useTexts(ownQuotesTexts);
  const format = useFormat();
  const decision = useDecision(reload);
  const { busy, problem, fault, chosen, choose, isAccepted, missing, ask, accept, run, renew, goOn } = decision;
  const { deposit, most, policy, sha256, total, version } = quote;
  const isPaid = deposit.amount > 0;
  const send = async () => {
    if (!chosen) return ask('time');
    if (!isAccepted) return ask('accept');
    const params = { id: journey.id, quoteId: quote.id };
    const body = { version, sha256: sha256 ?? '', time: timeOf(chosen), accept_policy: true as const };
    const booked = await run(() => sessionCall(acceptQuote, { params, body }));
    if (booked) goOn(booked);
  };
  return (
    <form
      className="stack-wide"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
    >
      <ul className="booking-list">
        <li>{t('accept.binding', { total: format.money(total), most: format.money(most) })}</li>
        <li>
          {isPaid
            ? t('accept.deposit', { amount: format.money(deposit), hours: PAYMENT_MINUTES / 60 })
            : t('accept.free')}
        </li>
        <li>{t('accept.others')}</li>
      </ul>
      <TreatmentTime journey={journey} quote={quote} chosen={chosen} onChoose={choose} />
      <div className="card card-padded stack quote-foot">
        <ChosenTime slot={chosen} isMissing={missing === 'time'} />
        <TickBox
          name="accept"
          ticked={isAccepted}
          onTick={accept}
          error={missing === 'accept' ? t('accept.missing') : undefined}
        >
          {t('accept.agree', { policy: policy?.name ?? '' })}
        </TickBox>
        <RefusedTime problem={problem} fault={fault} onChoose={choose} onReload={() => void renew()} />
        <div>
          <Button type="submit" variant="primary" size="large" busy={busy}>
            {isPaid ? t('accept.submit', { amount: format.money(deposit) }) : t('accept.submitFree')}
          </Button>
        </div>
        <p className="small muted num">
          {isPaid ? t('accept.next', { amount: format.money(deposit) }) : t('accept.nextFree')}
        </p>
      </div>
    </form>
  );
}
