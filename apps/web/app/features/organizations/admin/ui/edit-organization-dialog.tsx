import { ORGANIZATION_TYPES, type AdminOrganizationDetail, editOrganization } from '@travesia/contracts/organizations';
import { useState } from 'react';
import { TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { choiceOf } from '../../../../lib/forms/choice-of.ts';
import { changesOfOrganization, draftOfOrganization } from '../organization-draft.ts';
import { adminOrganizationTexts } from '../texts.ts';
import type { OrganizationDialogProps } from './dialog-props.ts';
import { OrganizationChanges } from './organization-changes.tsx';
import { FIELD_NAMES, OrganizationFields } from './organization-fields.tsx';

/**
 * Edits name, type and location of an organization, with a reason. After a conflict, typed values are compared with
 * the current version.
 */
export function EditOrganizationDialog({ organization, onChanged, onPresent, onClose }: OrganizationDialogProps) {
  const t = useTexts(adminOrganizationTexts);
  const { busy, problem, fault, run } = useAct();
  const [isStale, setStale] = useState(false);
  const start = { ...draftOfOrganization(organization), reason: '' };
  const { form, typed: draft } = useTypedForm(`organization.${organization.id}.edit`, start);
  const changes = changesOfOrganization(organization, draft);
  const save = () =>
    run(async () => {
      try {
        await sessionCall(editOrganization, {
          params: { id: organization.id },
          body: {
            version: organization.version,
            reason: draft.reason.trim(),
            name: draft.name.trim(),
            type: choiceOf(ORGANIZATION_TYPES, draft.type),
            city: draft.city.trim() || null,
            country: draft.country,
          },
        });
      } catch (error) {
        const refused = problemOf(error);
        if (refused?.code === 'request.stale_version' && refused.present) {
          setStale(true);
          onPresent(refused.present as AdminOrganizationDetail);
        }
        throw error;
      }
      showToast(t('saved', { name: draft.name.trim() }));
      onChanged();
    });
  return (
    <FormDialog
      form={form}
      names={FIELD_NAMES}
      title={t('act.edit')}
      submit={t('save')}
      busy={busy}
      fault={isStale ? '' : fault}
      problem={isStale ? null : problem}
      onSubmit={save}
      onClose={onClose}
    >
      {isStale ? (
        <Notice tone="warning" role="alert">
          {t('edit.stale')}
        </Notice>
      ) : null}
      <OrganizationFields organization={organization} draft={draft} onChange={(changed) => form.change(changed)} />
      <OrganizationChanges changes={changes} />
      <TypedText name="reason" label={t('field.reason')} required minLength={5} maxLength={500} />
    </FormDialog>
  );
}
