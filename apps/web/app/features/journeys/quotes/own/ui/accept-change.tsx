import { acceptQuote } from '@travesia/contracts/journeys';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../../lib/session/session-call.ts';
import { Button } from '../../../../../ui/action/button.tsx';
import { TickBox } from '../../../../../ui/field/tick-box.tsx';
import { showToast } from '../../../../../ui/toast/show-toast.ts';
import { ownQuotesTexts } from '../texts.ts';
import { useDecision } from '../use-decision.ts';
import type { ShownQuote } from '../shown-quote.ts';
import { RefusedTime } from './refused-time.tsx';

/** Accepts a change order: the new price takes the place of the agreed one; date and time stay. */
export function AcceptChange({ journey, quote, reload }: ShownQuote) {
  const t = useTexts(ownQuotesTexts);
  const format = useFormat();
  const { busy, problem, fault, choose, isAccepted, missing, ask, accept, run, renew, goOn } = useDecision(reload);
  const { change, sha256, total, version } = quote;
  const names = { total: format.money(total), before: format.money(change?.before ?? total) };
  const send = async () => {
    if (!isAccepted) return ask('accept');
    const params = { id: journey.id, quoteId: quote.id };
    const body = { version, sha256: sha256 ?? '', accept_policy: true as const };
    const changed = await run(() => sessionCall(acceptQuote, { params, body }));
    if (!changed) return;
    showToast(t('change.accepted'));
    goOn({ ...changed, booking: null });
  };
  return (
    <form
      className="card card-padded stack quote-foot"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
    >
      <p>{t('change.text', names)}</p>
      {change?.over_limit ? <p>{t('change.leave')}</p> : null}
      <TickBox
        name="accept"
        ticked={isAccepted}
        onTick={accept}
        error={missing === 'accept' ? t('accept.missing') : undefined}
      >
        {t('change.agree')}
      </TickBox>
      <RefusedTime problem={problem} fault={fault} onChoose={choose} onReload={() => void renew()} />
      <div>
        <Button type="submit" variant="primary" size="large" busy={busy}>
          {t('change.submit', names)}
        </Button>
      </div>
    </form>
  );
}
