import { Email, SET_UP_LINK_MINUTES } from '@travesia/contracts/accounts';
import { Locale } from '@travesia/contracts/kit';
import type { Command } from 'commander';
import { createAccount, renewSetUpLink, type SetUpLink } from '../../modules/accounts/index.ts';
import type { Config } from '../../platform/config/config.ts';
import { ownAddress } from '../../platform/config/own-address.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { inLines, instant, say } from '../plain-text.ts';
import { administer, type AdminWork } from './administer.ts';

interface NewAdmin {
  email: string;
  name?: string;
  language: string;
  json?: boolean;
}

/** Commands that create password links: for a new admin, and for people who can't receive email. */
export function addAccountMaking(admin: Command): void {
  admin
    .command('create')
    .description(
      `makes an admin and prints the link on which they choose their password; it works once, for ${SET_UP_LINK_MINUTES} minutes`,
    )
    .requiredOption('--email <address>', 'their e-mail address; whoever runs this vouches that it is theirs')
    .option('--name <name>', '"Rosa Delgado", or "Delgado Ruiz, Rosa María" when either has two words')
    .option('--language <language>', 'en, es or pt', 'en')
    .option('--json', 'for scripts')
    .action((given: NewAdmin) => administer((work) => create(work, given)));
  admin
    .command('link')
    .description('prints a new link of the same kind for an account that exists; opening it signs other devices out')
    .argument('<email>')
    .option('--json', 'for scripts')
    .action((email: string, { json }: { json?: boolean }) =>
      administer(async ({ accounts, scope, config, find }) => {
        const { id, language } = await find(email);
        tellLink(await renewSetUpLink(accounts, scope, id), { email, language, config, json });
      }),
    );
}

async function create({ accounts, scope, config, find }: AdminWork, { json, ...given }: NewAdmin): Promise<void> {
  const email = readAs(Email, given.email, 'is no e-mail address.');
  const language = readAs(Locale, given.language, `is no language of ours; they are ${Locale.options.join(', ')}.`);
  const names = readName(given.name, email);
  const account = { email, language, role: 'admin', ...names } as const;
  const link = await createAccount(accounts, scope, account).catch((refusal: unknown) => {
    if (refusal instanceof ProblemError && refusal.code === 'account.exists') return null;
    throw refusal;
  });
  if (link) return tellLink(link, { email, language, config, json });
  const { role } = await find(email);
  const next =
    role === 'admin'
      ? `It is an admin. For a new link: npx travesia admin link ${email}`
      : `To make it an admin: npx travesia admin role ${email} admin`;
  throw new Error(`${email} has an account already. ${next}`);
}

function readAs<T>(
  schema: { safeParse(text: string): { success: boolean; data?: T } },
  text: string,
  fault: string,
): T {
  const { data } = schema.safeParse(text);
  if (data === undefined) throw new Error(`${text} ${fault}`);
  return data;
}

/**
 * Parses a full name: `Surnames, Given names`, or the first word and the rest. Defaults to the local part of the email address.
 */
export function readName(name: string | undefined, email: string): { firstName: string; lastName: string } {
  const text = (name ?? '').trim().replaceAll(/\s+/g, ' ');
  if (text.length > 160) throw new Error('A name has at most 160 characters.');
  if (!text) return { firstName: email.split('@')[0] ?? email, lastName: '' };
  const [surnames = '', given] = text.split(/\s*,\s*/, 2);
  if (given) return { firstName: given, lastName: surnames };
  const [first = '', ...rest] = surnames.split(' ');
  return { firstName: first, lastName: rest.join(' ') };
}

interface Told {
  email: string;
  language: Locale;
  config: Config;
  json: boolean | undefined;
}

function tellLink({ token, expiresAt }: SetUpLink, { email, language, config, json }: Told): void {
  const prefix = language === 'en' ? '' : `/${language}`;
  const link = `${ownAddress(config)}${prefix}/reset-password?welcome=1&token=${token}`;
  const expires = expiresAt.toISOString();
  if (json) return say(JSON.stringify({ email, link, expires_at: expires }));
  for (const line of inLines([
    ['account', email],
    ['link', link],
    ['works', `once, until ${instant(expires)}`],
  ]))
    say(line);
  say('\nWhoever has the link gets the account: hand it to its person only, and not in a chat that others read.');
}
