import {
  accountMachine,
  accountRegistered,
  CONSENT_WORDING,
  mailRequested,
  readNames,
  type Registered,
  type Registration,
  writeNames,
} from '@travesia/contracts/accounts';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { anonymous, type RequestContext } from '../../../platform/http/request-context.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { begin } from '../../../platform/transition/transition.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import type { MailRequestKind } from '../accounts.tables.ts';
import { insertMailRequest } from '../links.repo.ts';
import { refuseWeakPassword } from '../passwords/refuse-password.ts';
import { deviceFacts, keepDevice } from '../sessions/device.ts';
import { accountLifecycle } from '../people/account.lifecycle.ts';
import { emailKeyOf, insertConsents, insertUser } from '../people/users.repo.ts';

interface Beside {
  /** Runs in the same transaction when the account is created. */
  whenMade?: (tx: Tx, userId: string) => Promise<void>;
  /** Email sent to an address that already has an account. */
  whenKnown?: MailRequestKind;
}

/**
 * Creates an unverified patient account. An address that already has an account gets an email saying so, with the same response
 * after the same work.
 */
export async function registerAccount(
  deps: AccountsDeps,
  body: Registration,
  { device, network }: Pick<RequestContext, 'device' | 'network'>,
  { whenMade, whenKnown = 'already_registered' }: Beside = {},
): Promise<Registered> {
  const names = readNames(body);
  refuseWeakPassword('password', body.password, { email: body.email, ...names });
  const now = deps.clock.now();
  const passwordHash = await deps.passwords.hash(body.password);
  const id = uuidv7();
  const { language = 'en', currency = 'USD' } = body;
  await unitOfWork(deps.database, async (tx) => {
    const made = await insertUser(tx, {
      id,
      email: body.email,
      emailKey: emailKeyOf(body.email),
      status: accountMachine.initial,
      role: 'patient',
      passwordHash,
      passwordChangedAt: now,
      ...names,
      phone: body.phone ?? null,
      country: body.country ?? null,
      language,
      currency,
      termsAcceptedAt: now,
      createdAt: now,
    });
    if (made) {
      await insertConsents(
        tx,
        (body.consents ?? []).map((purpose) => ({
          userId: id,
          purpose,
          wording: CONSENT_WORDING,
          language,
          givenAt: now,
        })),
      );
      await appendEvent(tx, accountRegistered, { user_id: id });
      const facts = deviceFacts(keepDevice(device, network, undefined));
      const audit = { action: 'account.registered', subjectId: id } as const;
      await begin(tx, accountLifecycle, { id, actor: anonymous, as: 'patient', at: now, facts, audit });
      await whenMade?.(tx, id);
    } else {
      await insertMailRequest(tx, { id, kind: whenKnown, emailKey: emailKeyOf(body.email), createdAt: now });
      await appendEvent(tx, mailRequested, { mail_request_id: id });
    }
  });
  // Made of what was sent in either case: nothing in it tells whether the address had an account.
  const user = { id, email: body.email, role: 'patient', language, currency, demo: false } as const;
  return {
    status: 'check_inbox',
    user: { ...user, ...writeNames(names), avatar_url: null, email_verified: false, two_factor_enabled: false },
  };
}
