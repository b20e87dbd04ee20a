import { z } from 'zod';
import { CurrencyCode, Id, Instant, optionalParam } from '../../kit/index.ts';
import { ACCOUNT_SCHEME_NAMES, ACCOUNT_TYPES } from './account-schemes.ts';

const text = (most: number, description: string) => z.string().trim().min(1).max(most).meta({ description });
const Country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .meta({ description: 'Country of the bank, ISO 3166-1.' });
const Scheme = z.enum(ACCOUNT_SCHEME_NAMES).meta({
  description:
    'How the account is written: clabe (Mexico), pix and brazil, cbu (also CVU, Argentina), cci (Peru), colombia, iban, aba (United States), or swift for all others.',
});
const Whose = z
  .object({ id: Id, name: z.string().meta({ description: 'Name.' }) })
  .nullable()
  .meta({ description: 'Who; null if unknown to the reader, or their account is gone.' });

const ofAccount = {
  holder: text(140, 'Account holder, the legal name as the bank knows it.'),
  country: Country,
  bank_name: text(100, 'Name of the bank.'),
  scheme: Scheme,
};

/** An account as everybody who may know of it sees it. */
export const AccountBrief = z
  .object({
    id: Id,
    holder: ofAccount.holder,
    country: Country,
    bank_name: ofAccount.bank_name,
    scheme: Scheme,
    ending: z.string().meta({ description: 'Last characters of the number; the rest is sealed.' }),
  })
  .meta({ id: 'PayoutAccountBrief', description: 'A bank account, its number masked.' });
export type AccountBrief = z.infer<typeof AccountBrief>;

export const PayoutAccount = AccountBrief.extend({
  currency: CurrencyCode,
  version: z.int().min(1).meta({ description: 'Counts the accounts of this currency: 1 is the first.' }),
  since: Instant.meta({ description: 'When it was set.' }),
  set_by: Whose,
  verified_at: Instant.nullable().meta({
    description: 'When an admin verified that the holder is the clinic’s legal name; null before.',
  }),
  verified_by: Whose,
  refused: z
    .object({
      at: Instant.meta({ description: 'When.' }),
      reason: z.string().meta({ description: 'Why, as an admin wrote it.' }),
    })
    .nullable()
    .meta({ description: 'Set once an admin refused it: nothing is paid to it, and the clinic sets another one.' }),
  paused_until: Instant.nullable().meta({
    description: 'Until when nothing is paid out by itself, because the account changed; null if it is not paused.',
  }),
  replaced_at: Instant.nullable().meta({ description: 'When another one replaced it; null if it is in use.' }),
}).meta({ id: 'PayoutAccount', description: 'The bank account to which a clinic is paid out in a currency.' });
export type PayoutAccount = z.infer<typeof PayoutAccount>;

export const ClinicAccounts = z
  .object({
    accounts: z.array(PayoutAccount).meta({ description: 'Accounts in use, one by currency.' }),
    former: z.array(PayoutAccount).meta({ description: 'Accounts that were replaced, newest first; at most 50.' }),
    missing: z.array(CurrencyCode).meta({ description: 'Currencies with money of the clinic and no account.' }),
    currencies: z
      .array(CurrencyCode)
      .meta({ description: 'Currencies an account can be set for: those with money first.' }),
    country: z.string().meta({ description: 'The clinic’s country.' }),
    time_zone: z.string().meta({ description: 'The clinic’s IANA time zone, in which pauses are told.' }),
    actions: z.array(z.enum(['set', 'reveal'])).meta({ description: 'What the user may do.' }),
  })
  .meta({ id: 'ClinicPayoutAccounts', description: 'The bank accounts of a clinic.' });
export type ClinicAccounts = z.infer<typeof ClinicAccounts>;

const optionalText = (most: number, description: string) =>
  z.string().trim().max(most).optional().meta({ description });

export const AccountUpdate = z
  .strictObject({
    ...ofAccount,
    version: z.int().min(0).meta({ description: 'Version of the account that was shown; 0 if there was none.' }),
    number: text(140, 'Account number, CLABE, CBU or CVU, CCI, IBAN, or Pix key. Spaces and dashes are ignored.'),
    bank_code: optionalText(20, 'Brazil: code of the bank. United States: routing number.'),
    branch: optionalText(20, 'Brazil: branch (agência).'),
    account_type: z.enum(ACCOUNT_TYPES).optional().meta({ description: 'Type, where banks ask for it.' }),
    bic: optionalText(20, 'BIC (SWIFT code).'),
    holder_id: optionalText(30, 'Tax or identity number of the holder, where banks ask for it.'),
  })
  .meta({ id: 'PayoutAccountUpdate', description: 'The bank account to which a clinic wants to be paid.' });
export type AccountUpdate = z.infer<typeof AccountUpdate>;

export const WholeAccount = AccountBrief.extend({
  currency: CurrencyCode,
  number: z.string().meta({ description: 'The whole number.' }),
  bank_code: z.string().nullable().meta({ description: 'Code of the bank, or routing number; null if it has none.' }),
  branch: z.string().nullable().meta({ description: 'Branch; null if it has none.' }),
  account_type: z.enum(ACCOUNT_TYPES).nullable().meta({ description: 'Type; null if none was given.' }),
  bic: z.string().nullable().meta({ description: 'BIC; null if none was given.' }),
  holder_id: z.string().nullable().meta({ description: 'Number of the holder; null if none was given.' }),
}).meta({
  id: 'WholePayoutAccount',
  description: 'A bank account with its whole number. The audit log records who saw it.',
});
export type WholeAccount = z.infer<typeof WholeAccount>;

export const AdminAccounts = z
  .object({
    legal_name: z
      .string()
      .nullable()
      .meta({ description: 'Legal name of the clinic from its application; null if unknown.' }),
    clinic: z.object({ id: Id, name: z.string().meta({ description: 'Name.' }) }).meta({ description: 'The clinic.' }),
    accounts: z
      .array(
        PayoutAccount.extend({
          actions: z
            .array(z.enum(['verify', 'refuse', 'reveal']))
            .meta({ description: 'What the user may do with it.' }),
        }).meta({ id: 'AdminPayoutAccount', description: 'A bank account, for those who pay out.' }),
      )
      .meta({ description: 'Accounts in use, one by currency.' }),
    former: z.array(PayoutAccount).meta({ description: 'Accounts that were replaced, newest first; at most 50.' }),
    time_zone: z.string().meta({ description: 'The clinic’s IANA time zone.' }),
  })
  .meta({ id: 'AdminPayoutAccounts', description: 'The bank accounts of a clinic, for those who pay out.' });
export type AdminAccounts = z.infer<typeof AdminAccounts>;

export const AccountRefusal = z
  .strictObject({ reason: text(500, 'Why, at most 500 characters; the clinic reads it.') })
  .meta({ id: 'PayoutAccountRefusal', description: 'Why a bank account is refused.' });
export type AccountRefusal = z.infer<typeof AccountRefusal>;

export const AccountsQuery = z.object({ clinic: Id.meta({ description: 'The clinic.' }) });

export const TransfersRequest = z
  .strictObject({
    currency: optionalParam(CurrencyCode).meta({ description: 'One currency; all if omitted.' }),
  })
  .meta({ id: 'TransfersRequest', description: 'Which payouts to write into the file.' });
export type TransfersRequest = z.infer<typeof TransfersRequest>;
