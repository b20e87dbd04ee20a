import {
  type AdminProviderDetail,
  approveClinicChange,
  type ChangeToDecide,
  declineClinicChange,
} from '@travesia/contracts/providers';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FailedAct } from '../../../../lib/workbench/screen/failed.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Facts } from '../../../../ui/overlay/disclosure.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { ReasonDialog } from '../../../contexts/index.ts';
import { adminProviderTexts } from '../texts.ts';

interface ChangeDecisionProps {
  provider: AdminProviderDetail;
  wanted: ChangeToDecide;
  onChanged: () => void;
}

/** What a clinic wants to change of the facts its license was checked for, for an admin to decide. */
export function ChangeDecision({ provider, wanted, onChanged }: ChangeDecisionProps) {
  const t = useTexts(adminProviderTexts);
  const format = useFormat();
  const [isDeclining, setDeclining] = useState(false);
  const { busy, problem, fault, run, forget } = useAct();
  const { id, name } = provider;
  const { version, actions } = wanted;
  const params = { id, change: wanted.id };
  const decide = (call: () => Promise<unknown>, said: string) =>
    run(async () => {
      try {
        await call();
        showToast(said);
      } finally {
        // The clinic may have changed or withdrawn its request in the meantime.
        onChanged();
      }
    });
  const approve = () => sessionCall(approveClinicChange, { params, body: { version } });
  const line = (label: string, from: string, to: string | undefined) =>
    to === undefined ? [] : [{ name: label, value: t('change.becomes', { from, to }) }];
  return (
    <section className="card card-padded stack" aria-labelledby="change">
      <h2 id="change">{t('change.heading')}</h2>
      <p className="muted">{t('change.since', { day: format.dayOf(wanted.requested_at, ownTimeZone()) })}</p>
      <Facts
        items={[
          ...line(t('change.name'), name, wanted.name ?? undefined),
          ...line(t('change.type'), provider.type.name, wanted.type?.name),
          ...line(t('change.country'), provider.country.name, wanted.country?.name),
        ]}
      />
      <p className="small muted measure">{t('change.note')}</p>
      {isDeclining ? null : <FailedAct fault={fault} />}
      <div className="row">
        {actions.includes('approve') ? (
          <Button
            type="button"
            variant="primary"
            busy={busy}
            onClick={() => void decide(approve, t('change.approved', { name: wanted.name ?? name }))}
          >
            {t('change.approve')}
          </Button>
        ) : null}
        {actions.includes('decline') ? (
          <Button type="button" disabled={busy} onClick={() => setDeclining(true)}>
            {t('change.decline')}
          </Button>
        ) : null}
      </div>
      {isDeclining ? (
        <ReasonDialog
          place={`provider.${id}.change`}
          title={t('change.declineTitle', { name })}
          explain={t('change.declineExplain')}
          submit={t('change.declineSubmit')}
          busy={busy}
          fault={fault}
          problem={problem}
          onSubmit={(reason) =>
            decide(
              () => sessionCall(declineClinicChange, { params, body: { version, reason } }),
              t('change.declined', { name }),
            )
          }
          onClose={() => {
            setDeclining(false);
            forget();
          }}
        />
      ) : null}
    </section>
  );
}
