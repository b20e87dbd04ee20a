import { bookQuotedTime } from '@travesia/contracts/journeys';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../../lib/session/session-call.ts';
import { Button } from '../../../../../ui/action/button.tsx';
import { ownQuotesTexts } from '../texts.ts';
import { timeOf, useDecision } from '../use-decision.ts';
import { ChosenTime } from './chosen-time.tsx';
import type { ShownQuote } from '../shown-quote.ts';
import { RefusedTime } from './refused-time.tsx';
import { TreatmentTime } from './treatment-time.tsx';

/** Another time on the terms of an accepted quote, as the first one was not paid. */
export function TimeAgainForm({ journey, quote, reload }: ShownQuote) {
  const t = useTexts(ownQuotesTexts);
  const format = useFormat();
  const { busy, problem, fault, chosen, choose, missing, ask, run, renew, goOn } = useDecision(reload);
  const send = async () => {
    if (!chosen) return ask('time');
    const body = { ...timeOf(chosen), version: journey.version };
    const booked = await run(() => sessionCall(bookQuotedTime, { params: { id: journey.id }, body }));
    if (booked) goOn(booked);
  };
  const isPaid = quote.deposit.amount > 0;
  return (
    <form
      className="stack-wide"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
    >
      <p>{t('again.text', { total: format.money(quote.total) })}</p>
      <TreatmentTime journey={journey} quote={quote} chosen={chosen} onChoose={choose} />
      <div className="card card-padded stack quote-foot">
        <ChosenTime slot={chosen} isMissing={missing === 'time'} />
        <RefusedTime problem={problem} fault={fault} onChoose={choose} onReload={() => void renew()} />
        <div>
          <Button type="submit" variant="primary" size="large" busy={busy}>
            {t('again.submit')}
          </Button>
        </div>
        {isPaid ? <p className="small muted num">{t('accept.next', { amount: format.money(quote.deposit) })}</p> : null}
      </div>
    </form>
  );
}
