import {
  getNetworkPolicies,
  type NetworkPolicies,
  testNetworkPolicies,
  type PolicyChanges,
} from '@travesia/contracts/organizations';
import { useState } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { TypedFields } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../lib/screen/act-problem.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { OrganizationPage } from '../own/organization-page.tsx';
import { ApplyDialog } from './apply-dialog.tsx';
import { ClinicMatrix } from './clinic-matrix.tsx';
import { bodyOf, formOf, isSameForm } from './policies-form.ts';
import { PolicyTable } from './policy-table.tsx';
import { networkPoliciesTexts } from './texts.ts';

/** `/organization/provider-settings`: booking settings that an organization sets for its clinics. */
export function PoliciesPage() {
  const t = useTexts(networkPoliciesTexts);
  return (
    <OrganizationPage title={t('title')} description={t('description')} feature="organization_provider_settings">
      <Loading />
    </OrganizationPage>
  );
}

function Loading() {
  const t = useTexts(networkPoliciesTexts);
  const language = useLocale();
  const policies = useCall(getNetworkPolicies, { query: { language } });
  return (
    <>
      <h1>{t('heading')}</h1>
      <p className="muted team-lead">{t('lead')}</p>
      <LoadState loaded={policies} tall>
        {(data) => <Editor key={data.version} policies={data} onSaved={policies.show} reload={policies.reload} />}
      </LoadState>
    </>
  );
}

interface EditorProps {
  policies: NetworkPolicies;
  onSaved: (policies: NetworkPolicies) => void;
  reload: () => Promise<void>;
}

/** Values for all clinics and for single ones; nothing is saved before the changes were listed. */
function Editor({ policies, onSaved, reload }: EditorProps) {
  const t = useTexts(networkPoliciesTexts);
  const language = useLocale();
  const saved = formOf(policies);
  const { form, typed } = useTypedForm(`network.policies.${policies.version}`, saved);
  const { busy, problem, run } = useAct();
  const [changes, setChanges] = useState<PolicyChanges | null>(null);
  const mayChange = policies.actions.includes('change');
  const isChanged = !isSameForm(typed, saved);
  const review = () =>
    run(async () => {
      const body = bodyOf(form.read(), policies.clinics);
      setChanges(await sessionCall(testNetworkPolicies, { query: { language }, body }));
    });
  return (
    <TypedFields form={form}>
      {mayChange ? null : <Notice icon="lock">{t('mayNot')}</Notice>}
      <fieldset disabled={!mayChange} className="plain-set stack">
        <PolicyTable policies={policies} typed={typed} form={form} />
        <ClinicMatrix policies={policies} typed={typed} form={form} mayChange={mayChange} />
      </fieldset>
      {mayChange ? (
        <div className="policy-foot" role="group">
          <p className="muted" role="status">
            {isChanged ? t('review.unsaved') : null}
          </p>
          <ActProblem problem={problem} />
          <div className="row">
            {isChanged ? (
              <Button type="button" onClick={() => form.clear()}>
                {t('discard')}
              </Button>
            ) : null}
            <Button type="button" variant="primary" disabled={!isChanged} busy={busy} onClick={() => void review()}>
              {t('review')}
            </Button>
          </div>
        </div>
      ) : null}
      {changes ? (
        <ApplyDialog
          policies={policies}
          changes={changes}
          body={bodyOf(typed, policies.clinics)}
          onSaved={(now) => {
            form.clear();
            onSaved(now);
          }}
          onStale={reload}
          onClose={() => setChanges(null)}
        />
      ) : null}
    </TypedFields>
  );
}
