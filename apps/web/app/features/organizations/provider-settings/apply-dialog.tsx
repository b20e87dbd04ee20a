import {
  type NetworkPolicies,
  type NetworkPoliciesTest,
  type PolicyChanges,
  updateNetworkPolicies,
} from '@travesia/contracts/organizations';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { TypedArea } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { networkPoliciesTexts } from './texts.ts';
import { usePolicyWords } from './use-policy-words.ts';

interface ApplyDialogProps {
  policies: NetworkPolicies;
  changes: PolicyChanges;
  body: NetworkPoliciesTest;
  onSaved: (policies: NetworkPolicies) => void;
  /** Somebody else was faster. */
  onStale: () => Promise<void>;
  onClose: () => void;
}

/** What changes, clinic by clinic, before it is saved with a reason. */
export function ApplyDialog({ policies, changes, body, onSaved, onStale, onClose }: ApplyDialogProps) {
  const t = useTexts(networkPoliciesTexts);
  const format = useFormat();
  const language = useLocale();
  const { said } = usePolicyWords(policies);
  const { busy, problem, fault, run } = useAct();
  const { form } = useTypedForm('network.policies.reason', { reason: '' });
  const save = (reason: string) =>
    run(async () => {
      const now = await sessionCall(updateNetworkPolicies, {
        query: { language },
        body: { ...body, version: policies.version, reason },
      });
      showToast(t('saved'));
      onSaved(now);
      return true;
    });
  const close = () => {
    onClose();
    if (problem?.code === 'request.stale_version') void onStale();
  };
  return (
    <DialogForm
      title={t('dialog.title')}
      form={form}
      cancel={t('dialog.cancel')}
      submit={t('dialog.save')}
      busy={busy}
      fault={fault}
      problem={problem}
      onSubmit={({ reason }) => save(reason.trim())}
      onClose={close}
    >
      <div className="policy-changes stack" tabIndex={0} role="region" aria-label={t('review')}>
        <p className="strong">{t('dialog.changes', { count: changes.changes.length })}</p>
        {changes.changes.map(({ clinic, from, to, keys, packages }) => (
          <div key={clinic.id}>
            <h3>{clinic.name}</h3>
            <ul>
              {keys.map((key) => (
                <li key={key}>
                  {t('dialog.line', { setting: t(`key.${key}`), from: said(key, from[key]), to: said(key, to[key]) })}
                </li>
              ))}
              {packages.length ? (
                <li>
                  {t('dialog.packages', {
                    count: packages.length,
                    titles: format.list(packages.map(({ title }) => title)),
                  })}
                </li>
              ) : null}
            </ul>
          </div>
        ))}
        {changes.changes.length ? (
          <p className="muted">
            {t('dialog.unchanged', { count: changes.unchanged })} {t('dialog.notified')}
          </p>
        ) : null}
      </div>
      <TypedArea
        name="reason"
        label={t('reason')}
        hint={t('reason.hint')}
        required
        minLength={5}
        maxLength={300}
        rows={2}
      />
    </DialogForm>
  );
}
