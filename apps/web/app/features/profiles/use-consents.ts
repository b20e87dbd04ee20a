import { type AccountPurpose, CONSENT_WORDING } from '@travesia/contracts/accounts';
import { type ConsentState, setConsent } from '@travesia/contracts/profiles';
import { useAct } from '../../lib/calls/use-act.ts';
import { useLocale } from '../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../lib/session/session-call.ts';

/** Gives and withdraws consent to the version shown on the page; `busy` is the purpose being changed. */
export function useConsents(onChanged: (consents: ConsentState[]) => void) {
  const locale = useLocale();
  const { doing: busy, problem, run } = useAct();
  /** True if it was changed. */
  const set = async (purpose: AccountPurpose, given: boolean): Promise<boolean> => {
    const agreement = given ? { wording: CONSENT_WORDING, language: locale } : {};
    const isSet = await run(async () => {
      onChanged((await sessionCall(setConsent, { body: { purpose, given, ...agreement } })).data);
      return true;
    }, purpose);
    return isSet ?? false;
  };
  return { busy, problem, set };
}
