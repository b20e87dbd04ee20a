import type { User } from '@travesia/contracts/accounts';
import { type Locale, LOCALES } from '@travesia/contracts/kit';
import { isProblemCode, problems } from '@travesia/contracts/problems';
import { vi } from 'vitest';
import { isProblem } from '../../problem/problem-error.ts';

/** One call as received by the fake server. */
export interface Seen {
  call: string;
  token: string | null;
  body: unknown;
}

type Answer = { status?: number; body?: unknown };
type Handler = (seen: Seen) => Answer | Promise<Answer>;

export const rosa: User = {
  id: '0198c0de-0000-7000-8000-000000000001',
  email: 'rosa@example.com',
  role: 'patient',
  first_name: 'Rosa',
  firstName: 'Rosa',
  last_name: 'Delgado',
  lastName: 'Delgado',
  avatar_url: null,
  language: 'es',
  currency: 'USD',
  email_verified: true,
  two_factor_enabled: false,
  demo: false,
};

export const problem = (status: number, code: string) => ({
  status,
  body: { type: 'x', title: 't', status, detail: `${code}.`, code, request_id: 'req-1', error: textOf(code, 'en') },
});

/** The server's sentence for a problem; of codes that tests make up, the code. */
const textOf = (code: string, language: Locale): string =>
  isProblemCode(code) ? problems[code].text[language] : `${code}.`;

/** A problem is told in the language that was asked for. */
const told = (body: unknown, language: string | undefined): unknown =>
  isProblem(body) && body.error === textOf(body.code, 'en')
    ? { ...body, error: textOf(body.code, LOCALES.find((one) => one === language) ?? 'en') }
    : body;

/** Replaces the server: responds by `METHOD /path` under /api/v1 and records requests. */
export function fakeApi(handlers: Record<string, Handler>) {
  const seen: Seen[] = [];
  const answer = vi.fn<typeof fetch>(async (url, init = {}) => {
    const path = (url as string).replace(/^\/api\/v1/, '').split('?', 1)[0];
    const headers = init.headers as Record<string, string>;
    const one: Seen = {
      call: `${init.method} ${path}`,
      token: headers['authorization']?.replace('Bearer ', '') ?? null,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    seen.push(one);
    const { status = 200, body } = (await handlers[one.call]?.(one)) ?? problem(404, 'request.not_found');
    return new Response(body === undefined ? null : JSON.stringify(told(body, headers['accept-language'])), { status });
  });
  vi.stubGlobal('fetch', answer);
  return {
    seen,
    /** Number of times a call was made. */
    times: (call: string) => seen.filter((one) => one.call === call).length,
  };
}

/** A server whose current access token is a2, obtained with r1; it returns the signed-in user. */
export const rotatingApi = (more: Record<string, Handler> = {}) =>
  fakeApi({
    'GET /auth/me': ({ token }) => (token === 'a2' ? { body: rosa } : problem(401, 'access.signed_out')),
    'POST /auth/refresh': ({ body }) =>
      (body as { refresh_token: string }).refresh_token === 'r1'
        ? { body: { access_token: 'a2', refresh_token: 'r2' } }
        : problem(401, 'auth.session_ended'),
    'POST /auth/logout': () => ({ status: 204 }),
    ...more,
  });
