import { type ApplicationToReview, reviewApplication } from '@travesia/contracts/applications';
import { useState } from 'react';
import { ReasonDialog } from '../../../contexts/index.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { ActionMenu } from '../../../../lib/screen/action-menu.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { FailedAct } from '../../../../lib/workbench/screen/failed.tsx';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { adminApplicationTexts } from '../texts.ts';

interface AnswerButtonsProps {
  application: ApplicationToReview;
  onChanged: () => void;
}

type Action = ApplicationToReview['actions'][number];

/** The available decisions: the next step as a button, requesting changes and rejecting in a menu. */
export function AnswerButtons({ application, onChanged }: AnswerButtonsProps) {
  const t = useTexts(adminApplicationTexts);
  const [asking, setAsking] = useState<'approve' | 'ask_more' | 'reject' | null>(null);
  const { busy, problem, fault, run, forget } = useAct();
  const { id, name, version, actions } = application;
  const answer = (action: Action, reason?: string) =>
    run(async () => {
      await sessionCall(reviewApplication, {
        params: { id },
        body: { version, action, ...(reason === undefined ? {} : { reason }) },
      });
      showToast(t(`done.${action}`, { name }));
      onChanged();
    });
  return (
    <div className="admin-decide">
      {asking ? null : <FailedAct fault={fault} />}
      <div className="row">
        {actions.includes('approve') ? (
          <Button type="button" variant="primary" onClick={() => setAsking('approve')}>
            {t('act.approve')}
          </Button>
        ) : null}
        {actions.includes('take_up') ? (
          <Button type="button" busy={busy} onClick={() => void answer('take_up')}>
            {t('act.take_up')}
          </Button>
        ) : null}
        <ActionMenu
          label={t('act.moreOf', { name })}
          text={t('act.more')}
          acts={[
            ...(actions.includes('ask_more')
              ? [
                  {
                    key: 'ask_more',
                    label: t('act.ask_more'),
                    icon: 'mail' as const,
                    onAct: () => setAsking('ask_more'),
                  },
                ]
              : []),
            ...(actions.includes('reject')
              ? [
                  {
                    key: 'reject',
                    label: t('act.reject'),
                    icon: 'circle-x' as const,
                    isDangerous: true,
                    onAct: () => setAsking('reject'),
                  },
                ]
              : []),
          ]}
        />
      </div>
      {asking ? (
        <ReasonDialog
          place={`application.${id}.${asking}`}
          title={t(`ask.${asking}.title`, { name })}
          explain={t(`ask.${asking}.explain`, {
            applicant: application.applicant.name,
            listing: application.claimed_listing?.name ?? 'none',
          })}
          submit={t(`ask.${asking}.submit`)}
          isDangerous={asking === 'reject'}
          busy={busy}
          fault={fault}
          problem={problem}
          onSubmit={(reason) => answer(asking, reason)}
          onClose={() => {
            setAsking(null);
            forget();
          }}
        />
      ) : null}
    </div>
  );
}
