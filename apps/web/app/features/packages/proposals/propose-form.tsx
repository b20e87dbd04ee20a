import '../own/editor/editor.css';
import {
  getProposalStart,
  PROPOSAL_LIMITS,
  type ProposalStart,
  proposePackage,
  publishingGaps,
} from '@travesia/contracts/packages';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { SentForm } from '../../../lib/forms/draft/sent-form.tsx';
import { TypedArea, TypedText } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useLocale, useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { PackageFields } from '../own/editor/fields/package-fields.tsx';
import type { EditorSection } from '../own/editor/fields/section-marks.ts';
import { SectionFrame, sectionId } from '../own/editor/fields/section.tsx';
import { WritingPlace } from '../own/editor/fields/writing-place.tsx';
import { PreviewSheet } from '../own/editor/preview/preview-sheet.tsx';
import { editorTexts } from '../own/editor/texts.ts';
import { useIsWide } from '../own/editor/use-is-wide.ts';
import { ClinicPrices } from './clinic-prices.tsx';
import {
  basisOf,
  type Begun,
  bodyOf,
  chosenOf,
  contentIn,
  faultsIn,
  namesFor,
  startOf,
  type Typed,
  typedWith,
} from './proposal-form.ts';
import { ProposalPreview } from './proposal-preview.tsx';
import { proposalTexts } from './texts.ts';

export interface ProposalFormProps {
  /** What the first answer said; others follow when the treatment or the clinics change. */
  first: ProposalStart & { begun: Begun };
  treatment?: string | undefined;
  /** A clinic's package to change. */
  packageId?: string | undefined;
  /** A clinic that a link names. */
  clinic: string | null;
}

/** Who treats, and permits for advertising, are for each clinic to say. */
const HIDDEN: readonly EditorSection[] = ['people', 'advertising'];
const DAY_MS = 86_400_000;
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Writes a package as its clinics would, and sends it to them, each with its price. */
export function ProposalForm({ first, treatment, packageId, clinic }: ProposalFormProps) {
  const t = useTexts(proposalTexts);
  const e = useTexts(editorTexts);
  const language = useLocale();
  const navigate = useNavigate();
  const path = useLocalPath();
  const isWide = useIsWide();
  const [isPreviewed, setPreviewed] = useState(false);
  const { busy, problem, run } = useAct();
  const [start] = useState(() => startOf(first, { treatment, packageId, clinic }));
  const { form, typed } = useTypedForm<Typed>(`proposal.new.${packageId ?? treatment ?? ''}`, start);
  const basis = basisOf(typed, first.clinics);
  const loaded = useCall(getProposalStart, { query: { language, ...basis } });
  const begun = loaded.data?.begun ?? first.begun;
  const content = contentIn(typed, begun);
  // Its page is previewed: that of a clinic it goes to, if its amounts are in that currency.
  const shown =
    chosenOf(typed, first.clinics).find(({ currency }) => currency === content.currency)?.id ?? begun.clinic;
  const gaps = publishingGaps(content, begun.facts);
  const words = { wrong: t('price.wrong'), noClinic: t('create.noClinic'), choose: t('create.choose') };
  const submit = (now: Typed) =>
    void run(async () => {
      const { sent } = await sessionCall(proposePackage, { body: bodyOf(now, first, begun) });
      showToast(t('create.sent', { count: sent }));
      form.clear();
      await navigate(path('/organization/package-outbox'));
    });
  const prices = <ClinicPrices clinics={first.clinics} content={content} typed={typed} form={form} />;
  const parts = [
    { id: sectionId('clinics'), label: t('create.clinics'), content: <ClinicsPart>{prices}</ClinicsPart> },
    { id: sectionId('answer'), label: t('create.answer'), content: <AnswerPart /> },
  ];
  return (
    <WritingPlace>
      <div className="package-editor">
        <div className="pe-columns">
          <SentForm
            form={form}
            labelledBy="propose"
            problem={problem}
            names={namesFor(typed, first.clinics)}
            check={(now) => faultsIn(now, first, begun, words)}
            checksFields
            busy={busy}
            onSubmit={submit}
            foot={<Foot busy={busy} preview={isWide ? null : () => setPreviewed(true)} />}
          >
            <PackageFields
              packageId={null}
              value={content}
              set={(changed) => form.change(typedWith(form.read(), begun, changed))}
              editor={begun.editor}
              gaps={gaps}
              may={{ edit: true, price: true }}
              isMarked={false}
              hidden={HIDDEN}
              more={parts}
            />
          </SentForm>
          {isWide ? (
            <section className="pe-aside" aria-label={e('preview.heading')}>
              <ProposalPreview clinic={shown} content={content} />
            </section>
          ) : null}
        </div>
        {isPreviewed ? (
          <PreviewSheet onClose={() => setPreviewed(false)}>
            <ProposalPreview clinic={shown} content={content} canWiden />
          </PreviewSheet>
        ) : null}
      </div>
    </WritingPlace>
  );
}

function ClinicsPart({ children }: { children: ReactNode }) {
  const t = useTexts(proposalTexts);
  return (
    <SectionFrame id="clinics" heading={t('create.clinics')} lead={t('create.clinicsLead')}>
      {children}
    </SectionFrame>
  );
}

/** Until when the clinics can answer, and what they should know. */
function AnswerPart() {
  const t = useTexts(proposalTexts);
  return (
    <SectionFrame id="answer" heading={t('create.answer')}>
      <TypedText
        name="expires_on"
        type="date"
        className="pe-short"
        label={t('create.deadline')}
        min={dayAfter(0)}
        max={dayAfter(PROPOSAL_LIMITS.days)}
        required
      />
      <TypedArea name="message" label={t('create.message')} rows={3} maxLength={PROPOSAL_LIMITS.message} />
    </SectionFrame>
  );
}

/** Sending, at the lower edge of the window; and the preview, where there is no room beside the form. */
function Foot({ busy, preview }: { busy: boolean; preview: (() => void) | null }) {
  const t = useTexts(proposalTexts);
  const e = useTexts(editorTexts);
  return (
    <div className="pe-bar no-print">
      <div className="pe-bar-status" />
      <div className="pe-bar-acts">
        {preview ? (
          <Button type="button" size="small" icon="eye" onClick={preview}>
            {e('preview.open')}
          </Button>
        ) : null}
        <Button variant="primary" size="small" icon="send" busy={busy}>
          {t('create.submit')}
        </Button>
      </div>
    </div>
  );
}
