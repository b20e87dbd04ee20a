import { type AdminProviderDetail, extendSubscription, PACKAGE_TYPES } from '@travesia/contracts/providers';
import { useState } from 'react';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { choiceOf } from '../../../../lib/forms/choice-of.ts';
import { ExtensionFields } from './extension-fields.tsx';
import { subscriptionTexts } from './texts.ts';

interface SubscriptionPartProps {
  provider: AdminProviderDetail;
  onChanged: () => void;
}

/** A clinic's subscription and its end; added months extend the current one. */
export function SubscriptionPart({ provider, onChanged }: SubscriptionPartProps) {
  const t = useTexts(subscriptionTexts);
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { busy, problem, fault, run, forget } = useAct();
  const { id, actions, subscription } = provider;
  const { package_type: type, ends_on: end, periods } = subscription;
  const start = { package_type: type ?? 'basic', months: '12' };
  const { form } = useTypedForm(`provider.${id}.subscription`, start);
  const extend = (typed: typeof start) =>
    run(async () => {
      const body = {
        package_type: choiceOf(PACKAGE_TYPES, typed.package_type),
        months: Number(typed.months),
      };
      const { ends_on: until } = await sessionCall(extendSubscription, { params: { id }, body });
      showToast(t('part.done', { until: until ? format.date(until) : '' }));
      onChanged();
    });
  return (
    <section aria-labelledby="subscription" className="admin-section">
      <h2 id="subscription">{t('part.title')}</h2>
      <p>{type && end ? t('part.until', { type: t(`plan.${type}`), date: format.date(end) }) : t('part.none')}</p>
      {periods.length > 1 ? (
        <ul className="small muted">
          {periods.map((period) => (
            <li key={period.id} className="num">
              {t('part.period', {
                type: t(`plan.${period.package_type}`),
                from: format.date(period.starts_on),
                until: format.date(period.ends_on),
              })}
            </li>
          ))}
        </ul>
      ) : null}
      {actions.includes('subscribe') ? (
        <Button type="button" size="small" onClick={() => setAsking(true)}>
          {t('part.extend')}
        </Button>
      ) : null}
      {isAsking ? (
        <FormDialog
          form={form}
          title={t('part.ask', { name: provider.name })}
          submit={t('part.extend')}
          busy={busy}
          fault={fault}
          problem={problem}
          onSubmit={extend}
          onClose={() => {
            setAsking(false);
            forget();
          }}
        >
          <ExtensionFields />
        </FormDialog>
      ) : null}
    </section>
  );
}
