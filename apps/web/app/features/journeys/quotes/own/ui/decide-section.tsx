import { useState } from 'react';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../../ui/action/button.tsx';
import { acceptedQuote } from '../quote-step.ts';
import { ownQuotesTexts } from '../texts.ts';
import { AcceptChange } from './accept-change.tsx';
import { AcceptForm } from './accept-form.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import type { ShownQuote } from '../shown-quote.ts';
import { TimeAgainForm } from './time-again-form.tsx';

/** The decision about a quote, or another time for an accepted one whose time was not paid. */
export function DecideSection(shown: ShownQuote) {
  const t = useTexts(ownQuotesTexts);
  const [isDeclining, setDeclining] = useState(false);
  const { journey, quote, show, reload } = shown;
  const { actions, kind } = quote;
  const isAgain = journey.actions.includes('book_time') && acceptedQuote(journey)?.id === quote.id;
  const mayAccept = actions.includes('accept') && !quote.needs_signature;
  if (!isAgain && !actions.includes('accept') && !actions.includes('decline')) return null;
  const heading = isAgain ? 'again.heading' : kind === 'quote' ? 'accept.heading' : 'change.heading';
  return (
    <section className="stack quote-decide" id="decide" aria-labelledby="decide-heading">
      <h2 id="decide-heading">{t(heading)}</h2>
      {isAgain ? <TimeAgainForm {...shown} /> : null}
      {mayAccept && kind === 'quote' ? <AcceptForm {...shown} /> : null}
      {mayAccept && kind === 'change_order' ? <AcceptChange {...shown} /> : null}
      {!mayAccept && actions.includes('accept') ? <p>{t('unsigned.wait')}</p> : null}
      {actions.includes('decline') ? (
        <p>
          <Button type="button" variant="quiet" icon="x" onClick={() => setDeclining(true)}>
            {t(kind === 'quote' ? 'decline.open' : 'decline.openChange')}
          </Button>
        </p>
      ) : null}
      {isDeclining ? (
        <DeclineDialog
          journey={journey}
          quote={quote}
          onDeclined={(declined) => {
            show(declined);
            void reload();
          }}
          onRefused={() => void reload()}
          onClose={() => setDeclining(false)}
        />
      ) : null}
    </section>
  );
}
