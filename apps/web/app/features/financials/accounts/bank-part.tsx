import '../financials.css';
import {
  type ClinicAccounts,
  listClinicAccounts,
  type PayoutAccount,
  revealClinicAccount,
} from '@travesia/contracts/financials';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Facts } from '../../../ui/overlay/disclosure.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { AccountMarks, useAccountItems } from './account-facts.tsx';
import { FormerAccounts } from './former-accounts.tsx';
import { RevealButton } from './reveal-button.tsx';
import { accountTexts } from './texts.ts';

/** The label of the section, for the contents of the screen. */
export function BankLabel() {
  return useTexts(accountTexts)('heading');
}

/** A section of the clinic's settings: the bank accounts it is paid to. */
export function BankPart() {
  const t = useTexts(accountTexts);
  const loaded = useCall(listClinicAccounts);
  return (
    <section className="portal-section portal-section-main" aria-labelledby="bank">
      <h2 id="bank" tabIndex={-1}>
        {t('heading')}
      </h2>
      <p className="muted team-lead">{t('lead')}</p>
      <LoadState loaded={loaded}>{(clinic) => <Accounts clinic={clinic} taken={loaded.show} />}</LoadState>
    </section>
  );
}

interface AccountsProps {
  clinic: ClinicAccounts;
  taken: (clinic: ClinicAccounts) => void;
}

/** Which account is set, in a dialog; null for a new one. */
type Setting = { before: PayoutAccount | null };

function Accounts({ clinic, taken }: AccountsProps) {
  const t = useTexts(accountTexts);
  const [setting, setSetting] = useState<Setting | null>(null);
  const { accounts, missing, actions, former, time_zone: zone, currencies } = clinic;
  const maySet = actions.includes('set');
  return (
    <div className="stack">
      {missing.map((currency) => (
        <Notice key={currency} tone="warning" title={t('missing.title', { currency })}>
          <p>{t(maySet ? 'missing.text' : 'missing.owner')}</p>
        </Notice>
      ))}
      {accounts.length === 0 && missing.length === 0 ? (
        <p className="muted">{t(maySet ? 'none' : 'none.owner')}</p>
      ) : null}
      {accounts.map((account) => (
        <Account
          key={account.id}
          account={account}
          clinic={clinic}
          onChange={maySet ? () => setSetting({ before: account }) : null}
        />
      ))}
      {maySet && accounts.length < currencies.length ? (
        <div className="row">
          <Button
            type="button"
            variant={missing.length > 0 || accounts.length === 0 ? 'primary' : 'secondary'}
            icon="plus"
            onClick={() => setSetting({ before: null })}
          >
            {t('add')}
          </Button>
        </div>
      ) : null}
      {maySet || accounts.length === 0 ? null : <p className="small muted">{t('ownerOnly')}</p>}
      <FormerAccounts former={former} zone={zone} />
      {setting ? (
        <AccountDialog clinic={clinic} before={setting.before} taken={taken} onClose={() => setSetting(null)} />
      ) : null}
    </div>
  );
}

interface AccountProps {
  account: PayoutAccount;
  clinic: ClinicAccounts;
  onChange: (() => void) | null;
}

function Account({ account, clinic, onChange }: AccountProps) {
  const t = useTexts(accountTexts);
  const format = useFormat();
  const items = useAccountItems();
  const { id, currency, paused_until: paused, verified_at: verified, refused } = account;
  const zone = clinic.time_zone;
  const change = onChange ? (
    <Button type="button" size="small" icon="pencil" aria-label={t('change.of', { currency })} onClick={onChange}>
      {t('change')}
    </Button>
  ) : null;
  return (
    <div className="stack money-account">
      <h3>{t('account', { currency })}</h3>
      <AccountMarks account={account} zone={zone} />
      <Facts items={items(account)} />
      {paused ? (
        <Notice tone="warning" title={t('paused.title')}>
          <p>{t('paused.text', { time: format.instant(paused, zone) })}</p>
        </Notice>
      ) : null}
      {refused ? (
        <Notice tone="danger" title={t('refused.title')}>
          <p>{refused.reason}</p>
          <p>{t('refused.next')}</p>
        </Notice>
      ) : null}
      {verified || refused ? null : (
        <Notice title={t('waiting.title')}>
          <p>{t('waiting.text')}</p>
        </Notice>
      )}
      {clinic.actions.includes('reveal') ? (
        <RevealButton
          label={t('reveal.of', { currency })}
          ask={() => sessionCall(revealClinicAccount, { params: { id } })}
          beside={change}
        />
      ) : (
        change
      )}
    </div>
  );
}
