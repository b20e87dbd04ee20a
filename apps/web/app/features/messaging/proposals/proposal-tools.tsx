import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { IconButton } from '../../../ui/action/button.tsx';
import type { HeldProposal } from './held-proposal.ts';
import { proposalTexts } from './texts.ts';

const ProposeTimes = lazy(() => import('./propose-times.tsx'));
const AttachQuote = lazy(() => import('./attach-quote.tsx'));

interface ProposalToolsProps {
  conversationId: string;
  /** Name of the patient. */
  patient: string;
  clinicId: string;
  onHeld: (held: HeldProposal) => void;
}

/** What a clinic can send a patient with a message: times to book, or a quote. */
export function ProposalTools({ conversationId, patient, clinicId, onHeld }: ProposalToolsProps) {
  const t = useTexts(proposalTexts);
  const [open, setOpen] = useState<'times' | 'quote' | null>(null);
  const dialog = { conversationId, onHeld, onClose: () => setOpen(null) };
  return (
    <>
      <IconButton
        type="button"
        icon="calendar-clock"
        className="msg-clip"
        label={t('propose')}
        onClick={() => setOpen('times')}
      />
      <IconButton
        type="button"
        icon="file-text"
        className="msg-clip"
        label={t('attach')}
        onClick={() => setOpen('quote')}
      />
      <Suspense>
        {open === 'times' ? <ProposeTimes {...dialog} patient={patient} clinicId={clinicId} /> : null}
        {open === 'quote' ? <AttachQuote {...dialog} /> : null}
      </Suspense>
    </>
  );
}
