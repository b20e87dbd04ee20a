import type { Profile, SectionValues } from '@travesia/contracts/profiles';
import { readTokens } from '../../lib/session/tokens.ts';
import { accountCall } from './account-call.ts';

type Settings = SectionValues<'preferences'>;

const READ = { method: 'GET', path: '/profile' };
const SAVE = { method: 'PUT', path: '/profile' };
/** The page changes in any case, also when the server takes longer. */
const PATIENCE_MS = 2500;

/** Saves a language or currency to the account of the signed-in user, so that the account and the page agree. */
export async function saveSettings(changed: Partial<Settings>): Promise<void> {
  if (!readTokens()) return;
  await Promise.race([
    save(changed).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
}

async function save(changed: Partial<Settings>): Promise<void> {
  const { preferences } = (await accountCall(READ)) as Profile;
  const values = { ...preferences.values, ...changed };
  await accountCall(SAVE, { body: { section: 'preferences', version: preferences.version, values } });
}
