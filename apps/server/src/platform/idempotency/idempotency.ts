import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { sealCommits } from '../db/unit-of-work.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { ProblemError } from '../problem-error.ts';
import { uuidv7 } from 'uuidv7';
import { createSeal, isSealed } from '../secrets/seal.ts';
import { deriveKey } from '../secrets/secret.ts';
import { fingerprint, formerFingerprint } from './fingerprint.ts';
import {
  type Claim,
  claimKey,
  deleteOldKeys,
  markCommitted,
  openForNextAttempt,
  releaseKey,
  storeAnswer,
  storeRefusal,
  type StoredAnswer,
  type StoredKey,
} from './idempotency.repo.ts';
import { knownResult, withSteps } from './steps.ts';

/** An attempt that has not committed anything after this time has crashed. */
const LOCK_SECONDS = 30;
/** How long responses are kept. */
const KEEP_HOURS = 24;
/** When to retry storing a response. */
const STORE_LATER_MS = 10_000;
/** Printable ASCII, as the header's draft allows in a quoted string. */
const KEY = /^[\u0020-\u007e]{1,255}$/;

const forgetOldKeys = defineJob('idempotency.forget_old', z.object({}));

/** What identifies a repeated request. */
export interface IdempotentRequest {
  /** The Idempotency-Key header as sent. */
  key: string;
  endpoint: string;
  /** Identifies the caller: a user, or a hash of the address if anonymous. */
  owner: string;
  content: unknown;
}

export interface Idempotency {
  /**
   * Runs `answer` once per key and returns its response again when the same request is repeated. Throws if the key is
   * malformed, was used for another request, or is still in progress. An attempt that ends without committing anything
   * leaves no trace, so that a corrected or repeated request runs. A multi-step one (`step`) continues after the last
   * finished step. `answerOf` is the response for a result that is known before the commit (`answerWithCommit`).
   */
  run(
    request: IdempotentRequest,
    answer: () => Promise<StoredAnswer>,
    problemAnswer: (error: ProblemError) => StoredAnswer,
    answerOf: (result: unknown) => StoredAnswer,
  ): Promise<{ answer: StoredAnswer; replayed: boolean }>;
  /** Deletes responses older than a day; runs hourly. */
  forgetOld(): Promise<void>;
}

/** Responses by Idempotency-Key, stored in the database for all processes. */
export function createIdempotency(database: Database, jobs: Jobs, secret: string): Idempotency {
  const seal = createSeal(deriveKey(secret, 'idempotency'));
  const fingerprintKey = deriveKey(secret, 'idempotency fingerprint');
  const forgetOld = () => deleteOldKeys(database, KEEP_HOURS);
  jobs.work(forgetOldKeys, forgetOld);
  jobs.schedule(forgetOldKeys, '41 * * * *', {});

  const run: Idempotency['run'] = async ({ key, endpoint, owner, content }, answer, problemAnswer, answerOf) => {
    if (!KEY.test(key)) {
      const fields = [
        {
          path: 'header.idempotency-key',
          code: 'invalid_format',
          message: 'must be 1 to 255 printable ASCII characters',
        },
      ];
      throw new ProblemError('request.invalid', {
        detail: 'header.idempotency-key: must be 1 to 255 printable ASCII characters',
        fields,
      });
    }
    const claim: Claim = {
      scope: `${endpoint} ${owner}`,
      key,
      fingerprint: fingerprint(fingerprintKey, content),
      formerFingerprint: formerFingerprint(content),
      attempt: uuidv7(),
    };
    const stored = await claimKey(database, claim, LOCK_SECONDS);
    if (stored) return { answer: earlierAnswer(stored, claim), replayed: true };
    return { answer: await carryOut(claim, answer, problemAnswer, answerOf), replayed: false };
  };

  async function carryOut(
    claim: Claim,
    answer: () => Promise<StoredAnswer>,
    problemAnswer: (error: ProblemError) => StoredAnswer,
    answerOf: (result: unknown) => StoredAnswer,
  ): Promise<StoredAnswer> {
    const sealed = (given: StoredAnswer) => ({ ...given, body: seal.seal(given.body, rowOf(claim)) });
    let stored: StoredAnswer | undefined;
    const refuseRivals = async (tx: Parameters<typeof markCommitted>[0]): Promise<void> => {
      const known = knownResult();
      stored = known && answerOf(known.result);
      // Fails if this attempt was so slow that another took the key: only one may commit.
      if (!(await markCommitted(tx, claim, stored && sealed(stored))))
        throw new ProblemError('request.idempotency_in_flight');
    };
    let given: StoredAnswer;
    try {
      given = await sealCommits(refuseRivals, () => withSteps({ claim, seal }, answer));
    } catch (error) {
      // An error after a commit is the request's response; before, it changed nothing and may be retried. Only the
      // database knows which. An internal error is not a response: a multi-step request continues with the next
      // attempt.
      if (error instanceof ProblemError && error.status < 500)
        await storeRefusal(database, claim, sealed(problemAnswer(error)));
      else await openForNextAttempt(database, claim);
      await releaseKey(database, claim);
      throw error;
    }
    if (stored?.body === given.body && stored.status === given.status) return given;
    // It succeeded: tell the caller, even if the database goes down before the response is stored.
    await storeAnswer(database, claim, sealed(given)).catch(() => storeLater(claim, sealed(given)));
    return given;
  }

  /** Once more when the database may be back; if this process dies, a repeated request is told to read the result. */
  function storeLater(claim: Claim, given: StoredAnswer): void {
    setTimeout(() => void storeAnswer(database, claim, given).catch(() => {}), STORE_LATER_MS).unref();
  }

  function earlierAnswer(stored: StoredKey, claim: Claim): StoredAnswer {
    if (![claim.fingerprint, claim.formerFingerprint].includes(stored.fingerprint))
      throw new ProblemError('request.idempotency_key_reused');
    const { status, contentType, body } = stored;
    if (status !== null && contentType !== null && body !== null)
      return { status, contentType, body: isSealed(body) ? seal.open(body, rowOf(claim)) : body };
    const detail =
      stored.committedAt && !stored.stepped
        ? 'The request was carried out, but its answer was lost: read the result instead of sending it again.'
        : undefined;
    throw new ProblemError('request.idempotency_in_flight', detail ? { detail } : { retryAfter: 1 });
  }

  return { run, forgetOld };
}

/** Identifies the row a response is encrypted for. */
const rowOf = ({ scope, key }: Claim): string => `idempotency ${scope} ${key}`;
