import { expect, type Page } from '@playwright/test';

interface Item {
  key: string;
  answer: string | null;
  quantity: number | null;
}

interface Draft {
  id: string;
  version: number;
  content: { currency: string; items: Item[]; stay_days: number | null; nights: number | null };
}

interface Sent {
  id: string;
  number: number;
  version: number;
}

/** What the clinic takes for the treatment, and for taxes, in minor units of the quote’s currency. */
const FEE = 900_000;
const TAXES = 100_000;
/** What a change order asks for on top: more than a complete quote allows. */
const RAISE = 200_000;
const PAYS = { surgeon: 'clinic', facility: 'clinic', travel: 'patient', home_care: 'patient' };

/** Calls the API as the demo clinic, beside whoever is signed in on this page. */
export async function asClinic(page: Page) {
  const origin = new URL(page.url()).origin;
  const call = async <Answer>(method: string, path: string, body?: object, token = ''): Promise<Answer> => {
    const answer = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        'idempotency-key': crypto.randomUUID(),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    expect(answer.ok, `${method} ${path}: ${text}`).toBe(true);
    return JSON.parse(text) as Answer;
  };
  const { access_token: token } = await call<{ access_token: string }>('POST', '/auth/demo-login', {
    demo_token: 'travesia-demo',
    role: 'provider',
  });
  return <Answer>(method: string, path: string, body?: object) => call<Answer>(method, path, body, token);
}

interface Quoted {
  journey: string;
  kind?: 'quote' | 'change_order';
  /** What differs from a complete quote. */
  change?: object;
}

/** Sends a complete quote of the demo clinic, or a change order, without the clinic’s screens. */
export async function sendQuote(page: Page, { journey, kind = 'quote', change = {} }: Quoted): Promise<Sent> {
  const call = await asClinic(page);
  const at = `/journeys/${journey}/quotes`;
  const draft = await call<Draft>('POST', at, { kind });
  const { data: signers } = await call<{ data: { id: string }[] }>('GET', '/provider/journeys/signers');
  const { currency, items, stay_days: stay } = draft.content;
  const line = (key: string, amount: number) => ({ key, amount: { amount, currency } });
  const content =
    kind === 'quote'
      ? {
          clinician_id: signers[0]?.id,
          lines: [line('surgeon_fee', FEE), line('taxes_fees', TAXES)],
          items: items.map((item) => ({ ...item, answer: 'included', quantity: item.quantity ?? 1 })),
          nights: 12,
          stay_days: stay ?? 20,
          deposit_percent: 30,
          balance_due_days: 7,
          cancellation_policy: 'flexible',
          complications: { pays: PAYS, window_days: 30, exclusions: '' },
          variance_percent: 5,
          valid_days: 14,
          plan: 'We replace the joint and keep you near the clinic until you walk well.',
          ...change,
        }
      : {
          reason: 'The scan shows that more bone must be rebuilt.',
          lines: [line('surgeon_fee', FEE + RAISE), line('taxes_fees', TAXES)],
          ...change,
        };
  const saved = await call<Draft>('PATCH', `${at}/${draft.id}`, { version: draft.version, content });
  return call<Sent>('POST', `${at}/${draft.id}/send`, { version: saved.version });
}

/** Answers the first question about a quote as the demo clinic. */
export async function answerQuestion(page: Page, journey: string, quote: string, answer: string): Promise<void> {
  const call = await asClinic(page);
  const at = `/journeys/${journey}/quotes/${quote}`;
  const { questions } = await call<{ questions: { id: string }[] }>('GET', at);
  await call('PUT', `${at}/questions/${questions[0]?.id ?? ''}`, { answer });
}
