import type { KEPT_MONTHS } from '@travesia/contracts/leads';
import type { ReactNode } from 'react';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../lib/site/site.ts';
import { Button } from '../../../ui/action/button.tsx';
import type { Refusal } from '../answer-form.ts';
import { leadTexts } from '../texts.ts';
import { FormNotes } from './form-notes.tsx';
import { TrapField } from './trap-field.tsx';

interface LeadFormProps {
  kind: keyof typeof KEPT_MONTHS;
  refusal: Refusal | undefined;
  /** Field labels in order, for the error summary. */
  labels: Record<string, string>;
  submit: string;
  children: ReactNode;
}

/**
 * A form that posts to its own page and works without JavaScript. With JavaScript, typed values are stored in the
 * browser until it is sent.
 */
export function LeadForm({ kind, refusal, labels, submit, children }: LeadFormProps) {
  const t = useTexts(leadTexts);
  const path = useLocalPath();
  const site = useSite();
  return (
    <form
      method="post"
      action={path(site.path + site.search)}
      className="card card-padded lead-form"
      noValidate
      data-enhance="keep-draft"
      data-draft={kind}
      data-kept={t('draft.kept')}
      data-clear={t('draft.clear')}
      data-cleared={t('draft.cleared')}
    >
      <FormNotes refusal={refusal} labels={labels} />
      {children}
      <TrapField refusal={refusal} />
      <div className="stack">
        <Button variant="primary" size="large">
          {submit}
        </Button>
        <p className="small muted">{t.rich('privacy', { link: <LocalLink to="/privacy" /> })}</p>
      </div>
    </form>
  );
}
