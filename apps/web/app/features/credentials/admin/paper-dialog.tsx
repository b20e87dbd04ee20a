import type { AdminPaper } from '@travesia/contracts/credentials';
import type { AdminProviderDetail } from '@travesia/contracts/providers';
import { useState } from 'react';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { refusedForm } from '../../../lib/forms/form-state.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { FormDialog } from '../../../lib/workbench/screen/form-dialog.tsx';
import { useAct } from '../../../lib/workbench/screen/use-act.ts';
import { credentialsTexts } from './texts.ts';
import { changesOfPaper, draftOfPaper, type PaperAct, sendPaper } from './paper-draft.ts';
import { PaperFields } from './paper-fields.tsx';
import { useAccreditors } from './use-accreditors.ts';
import { usePaperName } from './use-paper-name.ts';
import { usePaperValue } from './use-paper-value.ts';

interface PaperDialogProps {
  act: PaperAct;
  provider: AdminProviderDetail;
  /** Null for a new one. */
  paper: AdminPaper | null;
  /** The clinic as it is by now, after the act or because somebody else changed it. */
  onPresent: (present: AdminProviderDetail) => void;
  onClose: () => void;
}

/** Adds, corrects, verifies or revokes a paper, with a reason. What was typed stays, also when somebody else was quicker. */
export function PaperDialog({ act, provider, paper, onPresent, onClose }: PaperDialogProps) {
  const t = useTexts(credentialsTexts);
  const locale = useLocale();
  const paperName = usePaperName();
  const accreditors = useAccreditors();
  const shown = usePaperValue(accreditors.data);
  const place = `provider.${provider.id}.paper.${paper?.id ?? 'new'}.${act}`;
  const { form, typed: draft } = useTypedForm<Record<string, string>>(place, draftOfPaper(paper));
  const [isStale, setStale] = useState(false);
  const { busy, problem, fault, run } = useAct();
  const errors = problem?.fields ? refusedForm(locale, draft, problem).errors : {};
  const changes = paper && act === 'correct' ? changesOfPaper(paper, draft) : [];
  const send = () =>
    run(async () => {
      try {
        await sendPaper(act, provider, paper, draft);
        showToast(t(`papers.done.${act}`));
      } catch (error) {
        const refused = problemOf(error);
        if (refused?.code === 'request.stale_version' && refused.present) {
          setStale(true);
          onPresent(refused.present as AdminProviderDetail);
        }
        throw error;
      }
    });
  return (
    <FormDialog
      form={form}
      title={t(`papers.title.${act}`, { name: provider.name, paper: paper ? paperName(paper) : '' })}
      submit={t(`papers.do.${act}`)}
      isDangerous={act === 'revoke'}
      busy={busy}
      fault={isStale ? '' : fault}
      problem={isStale ? null : problem}
      onSubmit={send}
      onClose={onClose}
    >
      {isStale ? (
        <Notice tone="warning" role="alert">
          {t('papers.stale')}
        </Notice>
      ) : null}
      {act === 'revoke' ? <p>{t('papers.explain.revoke')}</p> : null}
      <PaperFields
        act={act}
        provider={provider}
        paper={paper}
        accreditors={accreditors}
        draft={draft}
        errors={errors}
        onChange={(changed) => form.change(changed)}
      />
      {act === 'correct' ? (
        <dl className="admin-changes" aria-live="polite">
          {changes.length === 0 ? <dt className="muted">{t('papers.same')}</dt> : null}
          {changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{t(`papers.field.${field}`)}</dt>
              <dd>
                <del>{shown(field, before) || t('diff.nothing')}</del>
                <ins>{shown(field, after) || t('diff.nothing')}</ins>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </FormDialog>
  );
}
