import { DOCUMENT_LIMITS, type DocumentKind, type NewDocument, offerDocument } from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { TypedArea, TypedSelect, TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { TickBox } from '../../../../ui/field/tick-box.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { documentTexts } from '../texts.ts';

interface OfferDialogProps {
  journeyId: string;
  /** Kinds that can be offered now. */
  offers: readonly DocumentKind[];
  /** The patient’s. */
  language: Locale;
  reload: () => Promise<void>;
  onClose: () => void;
}

interface Typed {
  kind: string;
  title: string;
  text: string;
}

/** Offers a form again, or words of the clinic that a person approved in the patient’s language. */
export function OfferDialog({ journeyId, offers, language, reload, onClose }: OfferDialogProps) {
  const t = useTexts(documentTexts);
  const format = useFormat();
  const { form, typed } = useTypedForm<Typed>(`journey.${journeyId}.document`, {
    kind: offers[0] ?? 'other',
    title: '',
    text: '',
  });
  const [isRequired, setRequired] = useState(false);
  const [isApproved, setApproved] = useState(false);
  const { busy, fault, problem, run } = useAct();
  const names = { language: format.language(language) };
  const offer = async ({ kind, title, text }: Typed) => {
    const body: NewDocument =
      kind === 'other'
        ? {
            kind,
            title: title.trim(),
            text: text.trim(),
            language,
            required: isRequired,
            approved_by_person: isApproved,
          }
        : { kind: kind as Exclude<DocumentKind, 'other'> };
    const made = await run(() => sessionCall(offerDocument, { params: { id: journeyId }, body }));
    await reload();
    if (!made) return undefined;
    showToast(t('offer.done'));
    return true;
  };
  return (
    <FormDialog
      title={t('offer.title')}
      form={form}
      submit={t('offer.submit')}
      busy={busy}
      fault={fault}
      problem={problem}
      onSubmit={offer}
      onClose={onClose}
    >
      <TypedSelect
        name="kind"
        label={t('offer.kind')}
        options={offers.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      {typed.kind === 'other' ? (
        <>
          <TypedText name="title" label={t('offer.name')} maxLength={DOCUMENT_LIMITS.title} required />
          <TypedArea
            name="text"
            label={t('offer.text', names)}
            hint={t('offer.hint')}
            rows={8}
            maxLength={DOCUMENT_LIMITS.text}
            required
          />
          <TickBox name="required" ticked={isRequired} onTick={setRequired}>
            {t('offer.required')}
          </TickBox>
          <TickBox name="approved_by_person" ticked={isApproved} onTick={setApproved}>
            {t('offer.approved', names)}
          </TickBox>
        </>
      ) : null}
    </FormDialog>
  );
}
