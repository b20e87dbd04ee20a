import {
  activateProvider,
  type AdminProviderDetail,
  rejectProvider,
  submitProvider,
  suspendProvider,
  verifyProvider,
} from '@travesia/contracts/providers';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { EnterClinicButton, ReasonDialog } from '../../../contexts/index.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { FailedAct } from '../../../../lib/workbench/screen/failed.tsx';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { adminProviderTexts } from '../texts.ts';

interface DecideButtonsProps {
  provider: AdminProviderDetail;
  onChanged: () => void;
}

const CALLS = { verify: verifyProvider, submit: submitProvider, activate: activateProvider } as const;
const WITH_REASON = { suspend: suspendProvider, reject: rejectProvider } as const;

/** Actions an admin can take on a clinic now: decide on its credentials, suspend or activate it, act as it. */
export function DecideButtons({ provider, onChanged }: DecideButtonsProps) {
  const t = useTexts(adminProviderTexts);
  const path = useLocalPath();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<keyof typeof WITH_REASON | null>(null);
  const { busy, problem, fault, run, forget } = useAct();
  const { id, name, actions, people_told: people } = provider;
  const done = (what: 'verify' | 'submit' | 'activate' | 'suspend' | 'reject') => {
    showToast(t(`done.${what}`, { name }));
    onChanged();
  };
  const act = (action: keyof typeof CALLS) =>
    run(async () => {
      await sessionCall(CALLS[action], { params: { id } });
      done(action);
    });
  return (
    <div className="admin-decide">
      {asking ? null : <FailedAct fault={fault} />}
      <div className="row">
        {(['verify', 'submit', 'activate'] as const)
          .filter((action) => actions.includes(action))
          .map((action, index) => (
            <Button
              key={action}
              type="button"
              variant={index === 0 ? 'primary' : 'secondary'}
              busy={busy}
              onClick={() => void act(action)}
            >
              {t(`act.${action}`)}
            </Button>
          ))}
        {actions.includes('reject') ? (
          <Button type="button" onClick={() => setAsking('reject')}>
            {t('act.reject')}
          </Button>
        ) : null}
        {actions.includes('enter') ? (
          <EnterClinicButton
            via="admin"
            clinic={provider}
            onEntered={() => void navigate(path(`/provider/${id}/dashboard`))}
          >
            {t('act.enter')}
          </EnterClinicButton>
        ) : null}
        {actions.includes('suspend') ? (
          <Button type="button" className="admin-danger" onClick={() => setAsking('suspend')}>
            {t('act.suspend')}
          </Button>
        ) : null}
      </div>
      {asking ? (
        <ReasonDialog
          place={`provider.${id}.${asking}`}
          title={t(`ask.${asking}.title`, { name })}
          explain={t(`ask.${asking}.explain`, { people })}
          submit={t(`ask.${asking}.submit`, { people })}
          isDangerous
          busy={busy}
          fault={fault}
          problem={problem}
          onSubmit={(reason) =>
            run(async () => {
              await sessionCall(WITH_REASON[asking], { params: { id }, body: { reason } });
              done(asking);
            })
          }
          onClose={() => {
            setAsking(null);
            forget();
          }}
        />
      ) : null}
    </div>
  );
}
