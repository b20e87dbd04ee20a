import {
  ACCOUNT_SCHEMES,
  ACCOUNT_TYPES,
  type AccountField,
  type AccountScheme,
  BANK_COUNTRIES,
  type ClinicAccounts,
  type PayoutAccount,
  PAUSE_HOURS,
  schemesFor,
  setClinicAccount,
} from '@travesia/contracts/financials';
import { useAct } from '../../../lib/calls/use-act.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { TypedSelect, TypedText } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { accountTexts } from './texts.ts';

interface AccountDialogProps {
  clinic: ClinicAccounts;
  /** The account that is replaced; null for a new one. */
  before: PayoutAccount | null;
  taken: (clinic: ClinicAccounts) => void;
  onClose: () => void;
}

/** Sets the account for payouts in a currency. Numbers are not kept in the browser. */
export function AccountDialog({ clinic, before, taken, onClose }: AccountDialogProps) {
  const t = useTexts(accountTexts);
  const isDemo = useSession((session) => session.user?.demo ?? false);
  const known = new Set(clinic.accounts.map(({ currency }) => currency));
  const open = clinic.currencies.filter((code) => !known.has(code));
  const { form, typed } = useTypedForm(null, {
    currency: before?.currency ?? clinic.missing[0] ?? open[0] ?? 'USD',
    country: before?.country ?? clinic.country,
    scheme: before?.scheme ?? '',
    holder: before?.holder ?? '',
    bank_name: before?.bank_name ?? '',
    bic: '',
    bank_code: '',
    branch: '',
    number: '',
    account_type: '',
    holder_id: '',
  });
  const { busy, fault, problem, run } = useAct();
  const { currency } = typed;
  const schemes = schemesFor(typed.country, currency);
  const scheme = schemes.find((one) => one === typed.scheme) ?? schemes[0] ?? 'swift';
  const { fields } = ACCOUNT_SCHEMES[scheme];
  const send = async (all: typeof typed) => {
    const body = { version: before?.version ?? 0, scheme, ...enteredFor(scheme, all) };
    const set = await run(() => sessionCall(setClinicAccount, { params: { currency }, body }));
    if (!set) return undefined;
    taken(set);
    showToast(t('set.done'));
    return true;
  };
  const countries = useCountries(clinic);
  return (
    <DialogForm
      title={before ? t('set.change', { currency }) : t('set.title')}
      form={form}
      cancel={t('cancel')}
      submit={t('set.submit')}
      busy={busy}
      fault={fault}
      problem={problem}
      names={NAMES}
      onSubmit={send}
      onClose={onClose}
    >
      {isDemo ? <Notice>{t('set.demo')}</Notice> : null}
      {before ? <Notice tone="warning">{t('set.pause', { hours: PAUSE_HOURS })}</Notice> : <p>{t('set.text')}</p>}
      {before ? null : (
        <TypedSelect
          name="currency"
          label={t('field.currency')}
          options={open.map((value) => ({ value, label: value }))}
          required
        />
      )}
      <TypedText
        name="holder"
        label={t('field.holder')}
        hint={t('hint.holder')}
        maxLength={140}
        autoComplete="off"
        required
      />
      <TypedSelect name="country" label={t('field.country')} options={countries} required />
      <TypedText name="bank_name" label={t('field.bank_name')} maxLength={100} autoComplete="off" required />
      {schemes.length > 1 ? (
        <TypedSelect
          name="scheme"
          label={t('field.scheme')}
          options={schemes.map((value) => ({ value, label: t(`scheme.${value}`) }))}
        />
      ) : null}
      {fields.map((field) => (
        <SchemeField key={`${scheme} ${field}`} field={field} scheme={scheme} />
      ))}
    </DialogForm>
  );
}

/** Countries of banks by name, the clinic's own among them. */
function useCountries({ country }: ClinicAccounts) {
  const locale = useLocale();
  const format = useFormat();
  return [...new Set([country, ...BANK_COUNTRIES])]
    .map((code) => ({ value: code, label: format.region(code) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}

const NAMES = { 'params.currency': 'currency' };

type Entered = Record<AccountField | 'holder' | 'country' | 'bank_name', string>;

/** What the fields of a scheme say; those of other schemes are left out. */
function enteredFor(scheme: AccountScheme, all: Entered) {
  const { fields } = ACCOUNT_SCHEMES[scheme];
  const { holder, country, bank_name: bank, account_type: type, number } = all;
  const texts = fields.filter((field) => field !== 'account_type').map((field) => [field, all[field]]);
  const account_type = type === 'savings' ? ('savings' as const) : ('checking' as const);
  return {
    holder,
    country,
    bank_name: bank,
    number,
    ...(Object.fromEntries(texts) as Partial<Record<Exclude<AccountField, 'account_type'>, string>>),
    ...(fields.includes('account_type') ? { account_type } : {}),
  };
}

function SchemeField({ field, scheme }: { field: AccountField; scheme: AccountScheme }) {
  const t = useTexts(accountTexts);
  if (field === 'account_type')
    return (
      <TypedSelect
        name={field}
        label={t('field.account_type')}
        options={ACCOUNT_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
      />
    );
  const isNumber = field === 'number';
  return (
    <TypedText
      name={field}
      label={
        isNumber
          ? t(`number.${scheme}`)
          : field === 'bank_code'
            ? t(`bank_code.${codeOf(scheme)}`)
            : t(`field.${field}`)
      }
      hint={isNumber ? t(`hint.number.${scheme}`) : field === 'bic' ? t('hint.bic') : undefined}
      maxLength={isNumber ? 140 : 30}
      autoComplete="off"
      spellCheck={false}
      required
    />
  );
}

const codeOf = (scheme: AccountScheme): 'aba' | 'brazil' => (scheme === 'aba' ? 'aba' : 'brazil');
