import '../financials.css';
import {
  type AdminAccounts,
  listAdminAccounts,
  refuseAccount,
  revealAccount,
  verifyAccount,
} from '@travesia/contracts/financials';
import { useState } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ConfirmDialog } from '../../../lib/screen/confirm-dialog.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Facts } from '../../../ui/overlay/disclosure.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { ReasonDialog } from '../admin/ui/reason-dialog.tsx';
import { AccountMarks, useAccountItems, useAccountWords } from './account-facts.tsx';
import { FormerAccounts } from './former-accounts.tsx';
import { RevealButton } from './reveal-button.tsx';
import { accountTexts } from './texts.ts';

type Account = AdminAccounts['accounts'][number];

/** A section of a clinic's record: its bank accounts, and whether their holder is its legal name. */
export function AdminAccountsPart({ clinicId }: { clinicId: string }) {
  const t = useTexts(accountTexts);
  const loaded = useCall(listAdminAccounts, { query: { clinic: clinicId } });
  return (
    <section aria-labelledby="bank" className="admin-section">
      <h2 id="bank">{t('admin.heading')}</h2>
      <LoadState loaded={loaded}>
        {(clinic) => (
          <div className="stack">
            {clinic.accounts.length === 0 ? <p className="muted">{t('admin.none')}</p> : null}
            {clinic.accounts.map((account) => (
              <OneAccount
                key={account.id}
                account={account}
                clinic={clinic}
                taken={loaded.show}
                reload={loaded.reload}
              />
            ))}
            <FormerAccounts former={clinic.former} zone={clinic.time_zone} />
          </div>
        )}
      </LoadState>
    </section>
  );
}

interface OneAccountProps {
  account: Account;
  clinic: AdminAccounts;
  taken: (clinic: AdminAccounts) => void;
}

function OneAccount({ account, clinic, taken, reload }: OneAccountProps & { reload: () => Promise<unknown> }) {
  const t = useTexts(accountTexts);
  const format = useFormat();
  const items = useAccountItems();
  const [isVerifying, setVerifying] = useState(false);
  const [isRefusing, setRefusing] = useState(false);
  const { id, currency, actions, since, set_by: by, refused, paused_until: paused } = account;
  const zone = clinic.time_zone;
  return (
    <div className="stack money-account">
      <h3>{t('account', { currency })}</h3>
      <AccountMarks account={account} zone={zone} />
      <Facts
        items={[
          ...items(account),
          {
            name: t('admin.set'),
            value: by
              ? t('admin.set.by', { date: format.dayOf(since, zone), name: by.name })
              : format.dayOf(since, zone),
          },
          ...(refused ? [{ name: t('refused.reason'), value: refused.reason }] : []),
          ...(paused ? [{ name: t('paused'), value: t('paused.until', { time: format.instant(paused, zone) }) }] : []),
        ]}
      />
      {actions.includes('verify') || actions.includes('refuse') ? (
        <div className="row">
          {actions.includes('verify') ? (
            <Button
              type="button"
              size="small"
              icon="shield-check"
              aria-label={t('verify.of', { currency })}
              onClick={() => setVerifying(true)}
            >
              {t('verify')}
            </Button>
          ) : null}
          {actions.includes('refuse') ? (
            <Button
              type="button"
              size="small"
              icon="circle-x"
              aria-label={t('refuse.of', { currency })}
              onClick={() => setRefusing(true)}
            >
              {t('refuse')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {actions.includes('reveal') ? (
        <RevealButton label={t('reveal.of', { currency })} ask={() => sessionCall(revealAccount, { params: { id } })} />
      ) : null}
      {isVerifying ? (
        <VerifyDialog account={account} clinic={clinic} taken={taken} onClose={() => setVerifying(false)} />
      ) : null}
      {isRefusing ? (
        <ReasonDialog
          place={`refuse account ${id}`}
          title={t('refuse.title')}
          submit={t('refuse.submit')}
          explain={t('refuse.text')}
          hint={t('refuse.hint')}
          done={t('refuse.done')}
          act={(reason) => sessionCall(refuseAccount, { params: { id }, body: { reason } })}
          reload={reload}
          onClose={() => setRefusing(false)}
        />
      ) : null}
    </div>
  );
}

/** Compares the holder with the clinic's legal name, and records that they are the same. */
function VerifyDialog({ account, clinic, taken, onClose }: OneAccountProps & { onClose: () => void }) {
  const t = useTexts(accountTexts);
  const words = useAccountWords();
  const { busy, problem, run } = useAct();
  const verify = async () => {
    const now = await run(() => sessionCall(verifyAccount, { params: { id: account.id } }));
    if (!now) return;
    onClose();
    taken(now);
    showToast(t('verify.done'));
  };
  return (
    <ConfirmDialog
      title={t('verify.title')}
      confirm={t('verify.submit')}
      busy={busy}
      problem={problem}
      onConfirm={() => void verify()}
      onClose={onClose}
    >
      <div className="stack">
        <Facts
          items={[
            { name: t('field.holder'), value: <strong>{account.holder}</strong> },
            {
              name: t('verify.legal'),
              value: <strong>{clinic.legal_name ?? t('verify.unknown', { name: clinic.clinic.name })}</strong>,
            },
            { name: t('admin.account'), value: words(account) },
          ]}
        />
        <p>{t('verify.text')}</p>
      </div>
    </ConfirmDialog>
  );
}
