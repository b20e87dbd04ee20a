import { type SecondFactorRequired } from '@travesia/contracts/accounts';
import { completeSignIn, isTotpCode } from '@travesia/contracts/two-factor';
import type { Locale } from '../../../../lib/i18n/locale.ts';
import { translator } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { loadPasskeys } from '../../../two-factor/index.ts';
import { type Refusal, wrongFields } from '../refusal.ts';
import { beginSession, tryCall } from '../session-acts.ts';
import { secondStepTexts } from './texts.ts';

/** Minimum length of a recovery code, without separators. */
const CODE_MIN = 8;

/** Completes the second step with a typed code; returns null when signed in, otherwise the refusal. */
export async function completeByText(
  locale: Locale,
  method: 'totp' | 'recovery_code',
  { challenge_token }: SecondFactorRequired,
  typed: string,
): Promise<Refusal | null> {
  const t = translator(secondStepTexts, locale);
  const isWhole = method === 'totp' ? isTotpCode(typed) : typed.trim().length >= CODE_MIN;
  if (!isWhole) return wrongFields({ [method]: t(`missing.${method}`) });
  const proof = method === 'totp' ? { code: typed } : { recovery_code: typed };
  const refusal = await tryCall(locale, {}, async () =>
    beginSession(await sessionCall(completeSignIn, { body: { challenge_token, ...proof } })),
  );
  const isWrong = refusal?.problem?.code === 'auth.invalid_code';
  return isWrong ? wrongFields({ [method]: t(`wrong.${method}`) }) : refusal;
}

/** Completes the second step with a passkey; returns `unused` if the device gave no passkey. */
export async function completeByPasskey(
  locale: Locale,
  { challenge_token }: SecondFactorRequired,
): Promise<Refusal | 'unused' | null> {
  let unused = false;
  const refusal = await tryCall(locale, {}, async () => {
    const { provePasskey } = await loadPasskeys();
    const passkey = await provePasskey();
    unused = passkey === null;
    if (passkey) beginSession(await sessionCall(completeSignIn, { body: { challenge_token, passkey } }));
  });
  return unused ? 'unused' : refusal;
}
