import type { AccountBrief, PayoutAccount } from '@travesia/contracts/financials';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { accountTexts } from './texts.ts';

/** “Banco Ejemplo, ending 4417”. */
export function useAccountWords(): (account: Pick<AccountBrief, 'bank_name' | 'ending'>) => string {
  const t = useTexts(accountTexts);
  return ({ bank_name: bank, ending }) => t('masked', { bank, ending });
}

/** Whether an account is verified or refused, with when, and by whom where it is told. */
export function AccountMarks({ account, zone }: { account: PayoutAccount; zone: string }) {
  const t = useTexts(accountTexts);
  const format = useFormat();
  const { verified_at: verified, verified_by: by, refused, paused_until: paused } = account;
  return (
    <div className="row">
      {refused ? (
        <>
          <Badge tone="danger" icon="circle-x">
            {t('refused')}
          </Badge>
          <span className="small muted">{t('verified.on', { date: format.dayOf(refused.at, zone) })}</span>
        </>
      ) : verified ? (
        <>
          <Badge tone="success" icon="circle-check">
            {t('verified')}
          </Badge>
          <span className="small muted">
            {by
              ? t('verified.by', { name: by.name, date: format.dayOf(verified, zone) })
              : t('verified.on', { date: format.dayOf(verified, zone) })}
          </span>
        </>
      ) : (
        <Badge tone="warning" icon="clock">
          {t('waiting')}
        </Badge>
      )}
      {paused ? (
        <Badge tone="warning" icon="clock-alert">
          {t('paused')}
        </Badge>
      ) : null}
    </div>
  );
}

/** An account, masked, as names and values. */
export function useAccountItems(): (
  account: AccountBrief & { currency?: string },
) => { name: string; value: string }[] {
  const t = useTexts(accountTexts);
  const format = useFormat();
  return ({ holder, bank_name: bank, country, scheme, ending }) => [
    { name: t('field.holder'), value: holder },
    { name: t('field.bank_name'), value: `${bank}, ${format.region(country)}` },
    { name: t(`scheme.${scheme}`), value: t('ending', { ending }) },
  ];
}
