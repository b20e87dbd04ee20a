import { listApplications } from '@travesia/contracts/applications';
import { type Locale, localPath } from '../../../lib/i18n/locale.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { returnAddress } from './return-address.ts';
import { goOnTo } from './session-acts.ts';

/** Path of a clinic's application, without language prefix. */
export const APPLY = '/provider/apply';

/** Where to go after signing in as a clinic: the return address, an application without a final decision, or home. */
export async function goOnAsClinic(locale: Locale, search: string): Promise<string> {
  const own = await sessionCall(listApplications, {}, { background: true }).catch(() => ({ data: [] }));
  const home = goOnTo(locale, search);
  // The newest undecided application comes first; having any application is the reason to sign in here.
  return returnAddress(search) === null && own.data.length > 0 ? localPath(locale, APPLY) : home;
}
