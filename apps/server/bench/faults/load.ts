import { setTimeout as sleep } from 'node:timers/promises';
import { demoSignIn, demoSignInRequest, tokenIn } from '../demo-sign-in.ts';

export interface Answer {
  /** Milliseconds since the run began, at the end of it. */
  at: number;
  ms: number;
  /** HTTP status; 0 when none came. */
  status: number;
  retryAfter: boolean;
  call: string;
  error?: string;
}

export interface Load {
  answers: Answer[];
  stop(): Promise<void>;
}

const PATIENCE_MS = 15_000;

/** People who ask again and again: a list that changes with every call, what is theirs, and now and then a write. */
export async function startLoad(addresses: readonly string[], people: number, began: number): Promise<Load> {
  const answers: Answer[] = [];
  const ended = new AbortController();
  // Replaced by each sign-in, as a token lasts for minutes only.
  let token = await demoSignIn(addresses[0] ?? '');

  async function person(number: number): Promise<void> {
    for (let turn = 0; !ended.signal.aborted; turn++) {
      const [call, path, init] = asks(number, turn, token);
      const url = (addresses[(number + turn) % addresses.length] ?? '') + path;
      const { answer, body } = await ask(call, url, init, began);
      answers.push(answer);
      if (call === 'sign-in' && answer.status === 200) token = tokenIn(body) ?? token;
      // Who was refused waits a little, as a browser would.
      await sleep(answer.status === 200 ? 20 : 100);
    }
  }
  const running = Array.from({ length: people }, (_, number) => person(number));
  return {
    answers,
    stop: async () => {
      ended.abort();
      await Promise.all(running);
    },
  };
}

function asks(person: number, turn: number, token: string): [string, string, RequestInit] {
  const own = { headers: { authorization: `Bearer ${token}` } };
  switch ((person + turn) % 4) {
    case 0:
      return ['list', `/api/v1/treatment-packages?price_max=${5000 + ((person * 7919 + turn * 31) % 20_000)}`, {}];
    case 1:
      return ['own', '/api/v1/notifications/unread-count', own];
    case 2:
      return ['list', `/api/v1/treatment-packages?page=${1 + (turn % 3)}&country=MX`, {}];
    default:
      return ['sign-in', '/api/v1/auth/demo-login', demoSignInRequest()];
  }
}

interface Asked {
  answer: Answer;
  body: string;
}

async function ask(call: string, url: string, init: RequestInit, began: number): Promise<Asked> {
  const from = performance.now();
  const told = (status: number, retryAfter: boolean, error?: string): Answer => ({
    at: performance.now() - began,
    ms: performance.now() - from,
    status,
    retryAfter,
    call,
    ...(error ? { error } : {}),
  });
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    const body = await response.text();
    const error = response.ok ? undefined : body.slice(0, 300);
    return { answer: told(response.status, response.headers.has('retry-after'), error), body };
  } catch (error) {
    return { answer: told(0, false, String(error)), body: '' };
  }
}
