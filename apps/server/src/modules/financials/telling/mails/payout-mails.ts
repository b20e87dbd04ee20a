import { payoutNotices, type PayoutTold } from '@travesia/contracts/financials';
import { defineMails, linkTo, type MailReader } from '../../../../platform/mail/define-mails.ts';
import { showMoney } from '../../../../platform/show-money.ts';
import { timeText } from '../../../bookings/index.ts';
import { PAYOUT_TEXTS } from './payout-texts.ts';

export interface PayoutMailFacts {
  told: PayoutTold;
  firstName: string;
  /** The clinic’s. */
  timeZone: string;
  account: { holder: string; bank: string; ending: string } | null;
  reason: string | null;
}

const pathOf = ({ kind, params }: PayoutTold): string =>
  (payoutNotices[kind].path as (params: PayoutTold['params']) => string)(params);

function letterOf({ told, firstName, timeZone, account, reason }: PayoutMailFacts, reader: MailReader) {
  const { language } = reader;
  const { greeting, says, labels, ending, open, closing, closingAlways } = PAYOUT_TEXTS[language];
  const { params } = told;
  const amount = 'amount' in params ? showMoney(params, language) : '';
  const paused =
    'paused_until' in params && params.paused_until ? timeText(new Date(params.paused_until), timeZone, language) : '';
  const { subject, first, more } = says[told.kind]({
    clinic: params.clinic,
    amount,
    currency: params.currency,
    paused,
    reason: reason ?? '',
  });
  const rows: [string, string][] = [
    [labels.clinic, params.clinic],
    [labels.amount, amount],
    [labels.holder, account?.holder ?? ''],
    [labels.account, account ? `${account.bank}, ${ending(account.ending)}` : ''],
    [labels.reason, reason ?? ''],
    [labels.reference, 'reference' in params ? params.reference : ''],
  ];
  return {
    subject,
    greeting: greeting(firstName),
    paragraphs: [first, ...more, `${open} ${linkTo(reader, pathOf(told))}`],
    facts: rows.filter(([, value]) => value),
    closing: payoutNotices[told.kind].topic === 'always' ? closingAlways : closing,
  };
}

const ABOUT = {
  payout_id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99',
  reference: 'TR-7K3M-9QXD',
  clinic: 'Clínica Um',
  amount: 30_000,
  currency: 'BRL',
};
const ACCOUNT = { clinic: 'Clínica Um', currency: 'BRL', ending: '4417' };
const AROUND = {
  firstName: 'Ana',
  timeZone: 'America/Sao_Paulo',
  account: { holder: 'Clínica Um Ltda.', bank: 'Banco de Teste', ending: '4417' },
  reason: null,
};

const mailOf = (
  ...examples: readonly [
    Omit<PayoutMailFacts, keyof typeof AROUND> & Partial<PayoutMailFacts>,
    ...Partial<PayoutMailFacts>[],
  ]
) => ({
  examples: examples.map((one) => ({ ...AROUND, told: examples[0].told, ...one })),
  write: (facts: PayoutMailFacts, reader: MailReader) => letterOf(facts, reader),
});

/** What clinics are told of payouts, each named like the notification. */
export const payoutMails = defineMails('financials', {
  payout_begun: mailOf({ told: { kind: 'payout_begun', params: ABOUT } }),
  payout_paid: mailOf({ told: { kind: 'payout_paid', params: ABOUT } }, { account: null }),
  payout_returned: mailOf({ told: { kind: 'payout_returned', params: ABOUT }, reason: 'Account closed' }),
  payout_account_set: mailOf(
    { told: { kind: 'payout_account_set', params: { ...ACCOUNT, paused_until: '2026-12-01T12:00:00.000Z' } } },
    { told: { kind: 'payout_account_set', params: { ...ACCOUNT, paused_until: null } } },
  ),
  payout_account_refused: mailOf({
    told: { kind: 'payout_account_refused', params: ACCOUNT },
    reason: 'The holder is a person, not the clinic.',
  }),
  payout_account_verified: mailOf({ told: { kind: 'payout_account_verified', params: ACCOUNT } }),
});
