import { type AdminProvider, searchAdminProviders } from '@travesia/contracts/providers';
import { askClinic } from '@travesia/contracts/organizations';
import type { Problem } from '@travesia/contracts/kit';
import { useRef, useState } from 'react';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { problemOf } from '../../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { useAct } from '../../../../lib/workbench/screen/use-act.ts';
import { adminOrganizationTexts } from '../texts.ts';
import type { OrganizationDialogProps } from './dialog-props.ts';

/** Looks a clinic up and asks its owner to join a network. */
export function AskClinicDialog({ organization, onChanged, onClose }: OrganizationDialogProps) {
  const t = useTexts(adminOrganizationTexts);
  const language = useLocale();
  const [found, setFound] = useState<readonly AdminProvider[] | null>(null);
  const { busy, problem, fault, run } = useAct();
  const [unasked, setUnasked] = useState<Problem | null>(null);
  const [isUnchosen, setUnchosen] = useState(false);
  const latest = useRef('');
  const search = async (q: string) => {
    latest.current = q;
    if (q.trim().length < 2) return setFound(null);
    const isLatest = () => latest.current === q;
    try {
      const query = { q, language, limit: 6 };
      const { data } = await sessionCall(searchAdminProviders, { query }, { background: true });
      if (!isLatest()) return;
      setFound(data);
      setUnasked(null);
    } catch (error) {
      if (isLatest()) setUnasked(problemOf(error) ?? null);
    }
  };
  const ask = async (form: FormData) => {
    const chosen = found?.find(({ id }) => id === form.get('provider_id'));
    setUnchosen(!chosen);
    if (!chosen) return false;
    return run(async () => {
      const email = String(form.get('email') ?? '').trim();
      const body = { provider_id: chosen.id, language, ...(email ? { email } : {}) };
      await sessionCall(askClinic, { params: { id: organization.id }, body });
      showToast(t('ask.done', { name: chosen.name }));
      onChanged();
    });
  };
  return (
    <FormDialog
      place={`organization.${organization.id}.ask_clinic`}
      title={t('ask.title', { name: organization.name })}
      submit={t('act.ask_clinic')}
      busy={busy}
      fault={fault}
      problem={problem}
      onSubmit={ask}
      onClose={onClose}
    >
      <TextField
        type="search"
        name="q"
        label={t('ask.find')}
        error={isUnchosen ? t('ask.unchosen') : undefined}
        autoComplete="off"
        onChange={(event) => void search(event.currentTarget.value)}
      />
      {unasked ? <FailedLoad problem={unasked} retry={() => search(latest.current)} /> : null}
      {found && !unasked ? (
        <fieldset className="choices" aria-live="polite">
          <legend>{found.length ? t('ask.choose') : t('ask.nothing')}</legend>
          {found.map(({ id, name, city, country, organization: manager }) => (
            <label key={id} className="choice">
              <input type="radio" name="provider_id" value={id} required disabled={manager !== null} />
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
      <TextField type="email" name="email" label={t('ask.email')} hint={t('ask.email.hint')} />
    </FormDialog>
  );
}
