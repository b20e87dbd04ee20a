import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { sealCommits } from '../db/unit-of-work.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { ProblemError } from '../problem-error.ts';
import { uuidv7 } from 'uuidv7';
import { fingerprint } from './fingerprint.ts';
import {
  type Claim,
  claimKey,
  deleteOldKeys,
  markCommitted,
  releaseKey,
  storeAnswer,
  type StoredAnswer,
  type StoredKey,
} from './idempotency.repo.ts';

/** An attempt that has not committed anything after so long has crashed. */
const LOCK_SECONDS = 30;
/** Answers are kept so long. */
const KEEP_HOURS = 24;
/** Printable ASCII, as the header's draft allows in a quoted string. */
const KEY = /^[\u0020-\u007e]{1,255}$/;

const forgetOldKeys = defineJob('idempotency.forget_old', z.object({}));

/** What makes a request the same again. */
export interface IdempotentRequest {
  /** The Idempotency-Key header as sent. */
  key: string;
  endpoint: string;
  /** Names who asks: a user, or a hash of the address while anonymous. */
  owner: string;
  content: unknown;
}

export interface Idempotency {
  /**
   * Runs `answer` once for a key and gives its answer again when the same request returns. Throws the problem that the key
   * is malformed, was used for another request, or is still at work. An attempt that ends without having committed
   * anything leaves no trace, so that a corrected or repeated request runs.
   */
  run(
    request: IdempotentRequest,
    answer: () => Promise<StoredAnswer>,
    problemAnswer: (error: ProblemError) => StoredAnswer,
  ): Promise<{ answer: StoredAnswer; replayed: boolean }>;
  /** Deletes answers older than a day; done every hour. */
  forgetOld(): Promise<void>;
}

/** Answers by Idempotency-Key, kept in the database for all processes. */
export function createIdempotency(database: Database, jobs: Jobs): Idempotency {
  const forgetOld = () => deleteOldKeys(database, KEEP_HOURS);
  jobs.work(forgetOldKeys, forgetOld);
  jobs.schedule(forgetOldKeys, '41 * * * *', {});

  const run: Idempotency['run'] = async ({ key, endpoint, owner, content }, answer, problemAnswer) => {
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
    const claim: Claim = { scope: `${endpoint} ${owner}`, key, fingerprint: fingerprint(content), attempt: uuidv7() };
    const stored = await claimKey(database, claim, LOCK_SECONDS);
    if (stored) return { answer: earlierAnswer(stored, claim), replayed: true };
    return { answer: await carryOut(claim, answer, problemAnswer), replayed: false };
  };

  async function carryOut(
    claim: Claim,
    answer: () => Promise<StoredAnswer>,
    problemAnswer: (error: ProblemError) => StoredAnswer,
  ): Promise<StoredAnswer> {
    let committed = false;
    const seal = async (tx: Parameters<typeof markCommitted>[0]): Promise<void> => {
      // Refused when this attempt was so slow that another took the key: only one of them may commit.
      if (!(await markCommitted(tx, claim))) throw new ProblemError('request.idempotency_in_flight');
      committed = true;
    };
    try {
      const given = await sealCommits(seal, answer);
      await storeAnswer(database, claim, given);
      return given;
    } catch (error) {
      // A refusal after something was committed is the request's answer; before, it changed nothing and may be tried again.
      if (committed && error instanceof ProblemError) await storeAnswer(database, claim, problemAnswer(error));
      else await releaseKey(database, claim);
      throw error;
    }
  }

  return { run, forgetOld };
}

function earlierAnswer(stored: StoredKey, claim: Claim): StoredAnswer {
  if (stored.fingerprint !== claim.fingerprint) throw new ProblemError('request.idempotency_key_reused');
  const { status, contentType, body } = stored;
  if (status !== null && contentType !== null && body !== null) return { status, contentType, body };
  const detail = stored.committedAt
    ? 'The request was carried out, but its answer was lost: read the result instead of sending it again.'
    : undefined;
  throw new ProblemError('request.idempotency_in_flight', detail ? { detail } : { retryAfter: 1 });
}
