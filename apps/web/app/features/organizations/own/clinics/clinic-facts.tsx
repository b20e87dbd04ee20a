import { type NetworkClinic, removeClinic } from '@travesia/contracts/organizations';
import { useState } from 'react';
import { ReasonDialog } from '../../../contexts/index.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { networkTexts } from '../texts.ts';

/** Whether a clinic is verified or suspended. */
export function Standing({ clinic: { suspended, verification_status: status } }: { clinic: NetworkClinic }) {
  const t = useTexts(networkTexts);
  if (suspended)
    return (
      <Badge tone="danger" icon="ban">
        {t('state.suspended')}
      </Badge>
    );
  const isVerified = status === 'verified';
  return (
    <Badge tone={isVerified ? 'success' : 'warning'} icon={isVerified ? 'shield-check' : 'shield-alert'}>
      {t(isVerified ? 'state.verified' : 'state.not_verified')}
    </Badge>
  );
}

/** A clinic's figures. */
export function ClinicFacts({ clinic }: { clinic: NetworkClinic }) {
  const t = useTexts(networkTexts);
  const format = useFormat();
  const { rating, packages, staff, requests, credentials, listing_score: score, price_from: price } = clinic;
  const facts = [
    {
      key: 'rating',
      value: rating
        ? t('clinic.ratingOf', { average: format.number(rating.average, 1), count: rating.count })
        : t('figures.noRating'),
    },
    {
      key: 'packages',
      value: price ? t('clinic.packagesFrom', { packages, price: format.shown(price) }) : format.number(packages),
    },
    { key: 'staff', value: format.number(staff) },
    { key: 'requests', value: format.number(requests) },
    {
      key: 'credentials',
      value: t('figures.credentialsOf', { verified: credentials.verified, total: credentials.total }),
    },
    { key: 'listing', value: t('clinic.score', { score }) },
  ] as const;
  return (
    <dl className="network-facts">
      {facts.map(({ key, value }) => (
        <div key={key}>
          <dt>{t(`clinic.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface LetGoProps {
  clinic: NetworkClinic;
  /** Called after the clinic was removed. */
  gone: () => Promise<void>;
}

/** Removes a clinic from the organization, with a reason. */
export function LetGo({ clinic, gone }: LetGoProps) {
  const t = useTexts(networkTexts);
  const { busy, problem, fault, run } = useAct();
  const [isAsking, setAsking] = useState(false);
  const { id, name, packages, staff } = clinic;
  const remove = async (reason: string) => {
    let isDone = false;
    await run(async () => {
      await sessionCall(removeClinic, { params: { id }, body: { reason } });
      isDone = true;
    });
    if (isDone) {
      showToast(t('remove.done', { name }));
      void gone();
    }
    return isDone;
  };
  return (
    <>
      <Button type="button" variant="quiet" size="small" onClick={() => setAsking(true)}>
        {t('remove.open')} <span className="sr-only">{name}</span>
      </Button>
      {isAsking ? (
        <ReasonDialog
          place={`network.remove.${id}`}
          title={t('remove.title', { name })}
          explain={t('remove.text', { packages, staff })}
          submit={t('remove.submit')}
          isDangerous
          busy={busy}
          fault={fault}
          problem={problem}
          onSubmit={remove}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
