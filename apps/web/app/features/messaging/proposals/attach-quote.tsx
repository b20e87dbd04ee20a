import './proposals.css';
import { type AttachableQuote, listAttachableQuotes } from '@travesia/contracts/messaging';
import { useEffect, useId, useRef, useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { RadioList } from '../../../ui/field/choice-list.tsx';
import { QuoteBadge } from '../../journeys/index.ts';
import type { HeldProposal } from './held-proposal.ts';
import { proposalTexts } from './texts.ts';

interface AttachQuoteProps {
  conversationId: string;
  onHeld: (held: HeldProposal) => void;
  onClose: () => void;
}

/** Chooses one of the quotes that the clinic sent this patient. */
export default function AttachQuote({ conversationId, onHeld, onClose }: AttachQuoteProps) {
  const t = useTexts(proposalTexts);
  const format = useFormat();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const loaded = useCall(listAttachableQuotes, { params: { id: conversationId } });
  const [chosen, setChosen] = useState<AttachableQuote | null>(null);
  const [isMissing, setMissing] = useState(false);
  const quotes = loaded.data?.data ?? [];
  const nameOf = ({ quote_kind: kind, number }: AttachableQuote) =>
    t(kind === 'quote' ? 'quote.name' : 'quote.change_order', { number });
  const add = () => {
    if (!chosen) return setMissing(true);
    const { quote_id: id, total } = chosen;
    onHeld({ value: { kind: 'quote', quote_id: id }, label: `${nameOf(chosen)}, ${format.money(total)}` });
    dialog.current?.close();
  };
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={heading} onClose={onClose}>
      <div className="stack">
        <div className="dialog-head">
          <h2 id={heading} className="dialog-title">
            {t('attach')}
          </h2>
        </div>
        <LoadState loaded={loaded}>
          {({ data }) =>
            data.length ? (
              <RadioList
                name="quote"
                legend={t('attach.which')}
                chosen={chosen ? [chosen.quote_id] : []}
                error={isMissing && !chosen ? t('attach.missing') : undefined}
                onChoose={(id) => setChosen(data.find(({ quote_id: one }) => one === id) ?? null)}
                choices={data.map((quote) => ({
                  value: quote.quote_id,
                  label: (
                    <span>
                      {nameOf(quote)} <QuoteBadge status={quote.status} />{' '}
                      <small className="muted num">
                        {[quote.treatment, format.money(quote.total), quote.reference].filter(Boolean).join(' · ')}
                      </small>
                    </span>
                  ),
                }))}
              />
            ) : (
              <p>
                {t('attach.no')} <ScreenLink to="/provider/journeys">{t('attach.journeys')}</ScreenLink>
              </p>
            )
          }
        </LoadState>
        <div className="dialog-actions">
          <Button type="button" onClick={() => dialog.current?.close()}>
            {t('close')}
          </Button>
          {quotes.length ? (
            <Button type="button" variant="primary" onClick={add}>
              {t('add')}
            </Button>
          ) : null}
        </div>
      </div>
    </dialog>
  );
}
