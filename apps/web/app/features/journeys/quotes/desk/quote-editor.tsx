import './quotes-desk.css';
import type { Journey, Quote } from '@travesia/contracts/journeys';
import { useRef, useState } from 'react';
import { refusedFields } from '../../../../lib/forms/form-state.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { EditorForm, focusWrong } from '../../../packages/index.ts';
import { DiscardDialog, SendDialog } from './acts/quote-dialogs.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { QuoteFields } from './quote-fields.tsx';
import { QuoteGaps } from './quote-gaps.tsx';
import { QuoteHead } from './quote-head.tsx';
import { quoteDeskTexts } from './texts.ts';
import { type QuoteWork, useQuoteDraft } from './use-quote-draft.ts';
import { useReadable } from './use-readable.ts';

interface QuoteEditorProps {
  loaded: Quote;
  journey: Journey;
  /** Path of the journey, without language prefix. */
  back: string;
  /** Shows the quote as it is once sent. */
  onSent: (quote: Quote) => void;
}

type Open = 'preview' | 'send' | 'discard' | null;

/** Writes a quote or a change order: what it says, what it lacks, how the patient will read it, and sending it. */
export function QuoteEditor({ loaded, journey, back, onSent }: QuoteEditorProps) {
  const t = useTexts(quoteDeskTexts);
  const locale = useLocale();
  const format = useFormat();
  const work = useQuoteDraft(loaded);
  const { known, content, set, draft, state } = work;
  const { isMarked, isBusy, open, setOpen, list, openSaved } = useSteps(work);
  const refused = state.status === 'refused' && state.problem ? refusedFields(locale, {}, state.problem) : {};
  const readable = useReadable(content.currency);
  const isField = (name: string): boolean => Object.hasOwn(draft.form, name);
  const { gaps } = known;
  return (
    <div className="package-editor stack-wide">
      <QuoteHead quote={known} journey={journey} back={back} />
      <p className="muted quote-lead">{t('editor.lead', { language: format.language(known.language) })}</p>
      <EditorForm
        draft={draft}
        state={state}
        labelledBy="quote-title"
        {...readable}
        acts={
          <>
            {gaps.length ? (
              <button type="button" className="pe-count" onClick={() => list.current?.focus()}>
                <b>{gaps.length}</b> {t('gaps.toFix')}
              </button>
            ) : null}
            <Button type="button" size="small" icon="eye" onClick={() => void openSaved('preview')}>
              {t('preview.open')}
            </Button>
            <Button type="button" size="small" variant="primary" busy={isBusy} onClick={() => void openSaved('send')}>
              {t(`send.${known.kind}`)}
            </Button>
          </>
        }
      >
        <QuoteGaps ref={list} gaps={gaps} currency={content.currency} />
        <QuoteFields
          value={content}
          set={set}
          known={known}
          gaps={gaps}
          isMarked={isMarked}
          refused={refused}
          onEnter={(name) => isField(name) && draft.enter(name)}
          onLeave={(name) => isField(name) && draft.leave(name)}
        />
      </EditorForm>
      {known.actions.includes('discard') ? (
        <p>
          <Button type="button" variant="quiet" icon="trash-2" onClick={() => setOpen('discard')}>
            {t('discard.open')}
          </Button>
        </p>
      ) : null}
      <Dialogs open={open} work={work} journey={journey} back={back} onSent={onSent} onClose={() => setOpen(null)} />
    </div>
  );
}

interface DialogsProps extends Pick<QuoteEditorProps, 'journey' | 'back' | 'onSent'> {
  open: Open;
  work: QuoteWork;
  onClose: () => void;
}

function Dialogs({ open, work, journey, back, onSent, onClose }: DialogsProps) {
  const { patient, treatment } = journey;
  if (open === 'preview') return <PreviewDialog quote={work.known} treatment={treatment.name} onClose={onClose} />;
  if (open === 'send') return <SendDialog work={work} patient={patient.name} onSent={onSent} onClose={onClose} />;
  return open === 'discard' ? <DiscardDialog quote={work.known} back={back} onClose={onClose} /> : null;
}

/** Previewing and sending begin with what is saved; with something missing, sending leads there. */
function useSteps({ draft }: QuoteWork) {
  const [isMarked, setMarked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [open, setOpen] = useState<Open>(null);
  const list = useRef<HTMLDivElement>(null);
  const openSaved = async (what: 'preview' | 'send') => {
    setBusy(true);
    const version = await draft.saveAll();
    setBusy(false);
    if (version === null) return;
    if (what === 'send') setMarked(true);
    // The list is there if the server found something missing.
    if (what === 'send' && list.current) {
      list.current.focus();
      list.current.scrollIntoView({ block: 'center' });
    } else if (!focusWrong()) setOpen(what);
  };
  return { isMarked, isBusy, open, setOpen, list, openSaved };
}
