import { searchAdminProviders } from '@travesia/contracts/providers';
import { askClinic } from '@travesia/contracts/organizations';
import { useState } from 'react';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { adminOrganizationTexts } from '../texts.ts';
import type { OrganizationDialogProps } from './dialog-props.ts';

const NOTHING = { q: '', provider_id: '', email: '' };

/** Finds a clinic and invites its owner to join an organization. */
export function AskClinicDialog({ organization, onChanged, onClose }: OrganizationDialogProps) {
  const t = useTexts(adminOrganizationTexts);
  const language = useLocale();
  const { form, typed } = useTypedForm(`organization.${organization.id}.ask_clinic`, NOTHING);
  const isLong = typed.q.trim().length >= 2;
  const search = useCall(searchAdminProviders, { query: { q: typed.q, language, limit: 6 } }, { enabled: isLong });
  const found = isLong ? (search.data?.data ?? null) : null;
  const { busy, problem, fault, run } = useAct();
  const [isUnchosen, setUnchosen] = useState(false);
  const ask = async () => {
    const chosen = found?.find(({ id }) => id === typed.provider_id);
    setUnchosen(!chosen);
    if (!chosen) return false;
    return run(async () => {
      const email = typed.email.trim();
      const body = { provider_id: chosen.id, language, ...(email ? { email } : {}) };
      await sessionCall(askClinic, { params: { id: organization.id }, body });
      showToast(t('ask.done', { name: chosen.name }));
      onChanged();
    });
  };
  return (
    <FormDialog
      form={form}
      title={t('ask.title', { name: organization.name })}
      submit={t('act.ask_clinic')}
      busy={busy}
      fault={fault}
      problem={problem}
      onSubmit={ask}
      onClose={onClose}
    >
      <TypedText
        type="search"
        name="q"
        label={t('ask.find')}
        error={isUnchosen ? t('ask.unchosen') : undefined}
        autoComplete="off"
      />
      {isLong && search.problem ? <FailedLoad problem={search.problem} retry={search.reload} /> : null}
      {found && !search.problem ? (
        <fieldset className="choices" aria-live="polite">
          <legend>{found.length ? t('ask.choose') : t('ask.nothing')}</legend>
          {found.map(({ id, name, city, country, organization: manager }) => (
            <label key={id} className="choice">
              <input
                type="radio"
                name="provider_id"
                value={id}
                checked={typed.provider_id === id}
                onChange={() => form.change({ provider_id: id })}
                required
                disabled={manager !== null}
              />
              <span>
                {name}
                <span className="admin-second">
                  {manager ? t('ask.managed', { name: manager.name }) : [city, country.name].filter(Boolean).join(', ')}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      ) : null}
      <TypedText type="email" name="email" label={t('ask.email')} hint={t('ask.email.hint')} />
    </FormDialog>
  );
}
