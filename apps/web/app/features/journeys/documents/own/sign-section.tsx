import { DOCUMENT_LIMITS, type DocumentText, signDocument } from '@travesia/contracts/journeys';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { SentForm } from '../../../../lib/forms/draft/sent-form.tsx';
import { TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { documentTexts } from '../texts.ts';
import type { ShownDocument } from './shown-document.ts';

const DAY_SECONDS = 86_400;

interface SignSectionProps extends ShownDocument {
  text: DocumentText;
  /** Whether the end of the text was reached. */
  isRead: boolean;
}

/** Signs what was read to its end, with the full name. */
export function SignSection({ document, text, isRead, show, reload }: SignSectionProps) {
  const t = useTexts(documentTexts);
  const { busy, problem, fault, run } = useAct();
  const { form } = useTypedForm(`document.${document.id}.sign`, { name: '' });
  const [since] = useState(() => Date.now());
  const sign = async ({ name }: { name: string }) => {
    const params = { id: document.journey_id, documentId: document.id };
    const seconds = Math.min(DAY_SECONDS, Math.round((Date.now() - since) / 1000));
    const body = {
      version: document.version,
      language: text.language,
      sha256: text.sha256,
      name: name.trim(),
      read_seconds: seconds,
    };
    const signed = await run(() => sessionCall(signDocument, { params, body }));
    if (!signed) return void reload();
    form.clear();
    show(signed);
    showToast(t('sign.done'));
  };
  return (
    <SentForm
      form={form}
      className="stack"
      labelledBy="sign-heading"
      checksFields
      sentences={{ name: t('sign.otherName', { name: document.patient }) }}
      problem={problem}
      fault={fault}
      busy={busy}
      onSubmit={(typed) => {
        if (isRead) void sign(typed);
      }}
      foot={
        <div>
          <Button type="submit" variant="primary" size="large" busy={busy} disabled={!isRead}>
            {t('sign.submit')}
          </Button>
        </div>
      }
    >
      <p className="small muted" role="status">
        {t(isRead ? 'sign.ready' : 'sign.end')}
      </p>
      <TypedText
        name="name"
        label={t('sign.name')}
        hint={t('sign.hint', { name: document.patient })}
        maxLength={DOCUMENT_LIMITS.name}
        autoComplete="name"
        required
      />
    </SentForm>
  );
}
