import type { Quote } from '@travesia/contracts/journeys';
import { listCancellationPolicies, type RefundPolicy } from '@travesia/contracts/catalog';
import { useEffect, useRef } from 'react';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { LocaleProvider, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { IconButton } from '../../../../ui/action/button.tsx';
import { QuoteView } from '../ui/quote-view.tsx';
import { quoteDeskTexts } from './texts.ts';

interface PreviewDialogProps {
  quote: Quote;
  treatment: string;
  onClose: () => void;
}

/** A draft as its patient will read it, in the patient's language. */
export function PreviewDialog({ quote, treatment, onClose }: PreviewDialogProps) {
  const t = useTexts(quoteDeskTexts);
  const format = useFormat();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { language, content } = quote;
  const loaded = useCall(listCancellationPolicies, { query: { language, currency: content.currency } });
  return (
    <dialog
      ref={dialog}
      className="dialog dialog-sheet quote-preview"
      aria-labelledby="quote-preview"
      onClose={onClose}
    >
      <div className="dialog-head">
        <h2 id="quote-preview" className="dialog-title">
          {t('preview.title')}
        </h2>
        <IconButton type="button" icon="x" label={t('preview.close')} onClick={() => dialog.current?.close()} />
      </div>
      <p className="small muted quote-preview-lead">{t('preview.text', { language: format.language(language) })}</p>
      <LoadState loaded={loaded}>
        {({ data }) => (
          <div lang={language}>
            <LocaleProvider locale={language}>
              <QuoteView quote={withPolicy(quote, data)} treatment={treatment} />
            </LocaleProvider>
          </div>
        )}
      </LoadState>
    </dialog>
  );
}

/** A draft has no agreed policy yet: it is shown with the rules of the one that is chosen. */
function withPolicy(quote: Quote, policies: readonly RefundPolicy[]): Quote {
  const chosen = policies.find(({ key }) => key === quote.content.cancellation_policy);
  if (!chosen) return quote;
  const rules = chosen.rules.map(({ note, ...rule }) => ({
    ...rule,
    note: note === null ? null : { en: note, es: note, pt: note },
  }));
  return { ...quote, policy: { key: chosen.key, version: chosen.version, name: chosen.name, rules } };
}
