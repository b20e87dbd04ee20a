import {
  activateProvider,
  type AdminProviderDetail,
  rejectProvider,
  submitProvider,
  suspendProvider,
  undoProviderAct,
  verifyProvider,
} from '@travesia/contracts/providers';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { EnterClinicButton, ReasonDialog } from '../../../contexts/index.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { ActionMenu, type MenuAct } from '../../../../lib/screen/action-menu.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { FailedAct } from '../../../../lib/workbench/screen/failed.tsx';
import { useUndoable } from '../../../../lib/workbench/use-undoable.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { adminProviderTexts } from '../texts.ts';

interface DecideButtonsProps {
  provider: AdminProviderDetail;
  onChanged: () => void;
}

const CALLS = { verify: verifyProvider, submit: submitProvider, activate: activateProvider } as const;
const WITH_REASON = { suspend: suspendProvider, reject: rejectProvider } as const;

/** What an admin can do with a clinic now: the next step and acting as it as buttons, the rest in one menu. */
export function DecideButtons({ provider, onChanged }: DecideButtonsProps) {
  const t = useTexts(adminProviderTexts);
  const path = useLocalPath();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<keyof typeof WITH_REASON | null>(null);
  const { busy, problem, fault, run, forget } = useAct();
  const { id, name, actions, people_told: people } = provider;
  // Nobody is verified past licenses that were not; the record says which are left.
  const possible = actions.filter((action) => action !== 'verify' || !provider.to_verify.length);
  const main = (['verify', 'submit', 'activate'] as const).find((action) => possible.includes(action));
  const showUndoable = useUndoable();
  const done = (what: 'verify' | 'submit' | 'activate' | 'suspend' | 'reject', { version }: AdminProviderDetail) => {
    const text = t(`done.${what}`, { name });
    if (what === 'submit' || what === 'reject') showToast(text);
    else showUndoable(text, () => sessionCall(undoProviderAct, { params: { id }, body: { version } }), onChanged);
    onChanged();
  };
  const act = (action: keyof typeof CALLS) =>
    run(async () => {
      done(action, await sessionCall(CALLS[action], { params: { id } }));
    });
  return (
    <div className="admin-decide">
      {asking ? null : <FailedAct fault={fault} />}
      <div className="row">
        {main ? (
          <Button type="button" variant="primary" busy={busy} onClick={() => void act(main)}>
            {t(`act.${main}`)}
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
        <MoreMenu provider={provider} onAsk={setAsking} />
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
              done(asking, await sessionCall(WITH_REASON[asking], { params: { id }, body: { reason } }));
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

interface MoreMenuProps {
  provider: AdminProviderDetail;
  /** Asks for the reason of an action. */
  onAsk: (action: keyof typeof WITH_REASON) => void;
}

/** Everything besides the next step. */
function MoreMenu({ provider: { id, name, slug, listed, actions }, onAsk }: MoreMenuProps) {
  const t = useTexts(adminProviderTexts);
  const acts: (MenuAct | null)[] = [
    actions.includes('edit')
      ? { key: 'edit', label: t('act.edit'), icon: 'pencil', to: `/admin/providers/${id}/edit` }
      : null,
    listed
      ? { key: 'public', label: t('browse.public'), icon: 'external-link', to: `/providers/${slug}`, isPublic: true }
      : null,
    { key: 'browse', label: t('act.browse'), icon: 'eye', to: `/admin/providers/browse/${id}` },
    actions.includes('reject')
      ? { key: 'reject', label: t('act.reject'), icon: 'circle-x', onAct: () => onAsk('reject') }
      : null,
    actions.includes('suspend')
      ? { key: 'suspend', label: t('act.suspend'), icon: 'ban', isDangerous: true, onAct: () => onAsk('suspend') }
      : null,
  ];
  return (
    <ActionMenu
      label={t('act.moreOf', { name })}
      text={t('act.more')}
      acts={acts.filter((act): act is MenuAct => act !== null)}
    />
  );
}
