import type { Book } from '../book/book.ts';
import type { CheckoutRow } from '../book/rows.ts';
import { CARD_EFFECTS } from '../book/test-cards.ts';
import type { FaultPlan } from '../faults.ts';
import { type Call, readBody } from '../process/http.ts';
import { PAGES_PREFIX } from '../wire.ts';
import { type CardFault, type CardValues, readCard, valuesOf } from './card-form.ts';
import { authenticationPage, type CheckoutView, endPage, payPage, unknownPage, voucherPage } from './checkout-page.ts';
import { fontIn, readFont } from './fonts.ts';
import { layOut } from './layout.ts';
import type { Markup } from './markup.ts';
import { STYLE_HASH } from './style.ts';
import { isLanguage, type Language, TEXTS } from './words.ts';

const EMPTY: CardValues = { number: '', expiry: '', code: '', name: '' };
const METHODS = ['pix', 'oxxo', 'boleto', 'pse'] as const;

interface Page {
  status: number;
  title: string;
  body: Markup;
}

/** The gateway's pages: showing one, and the forms on them. After a form that did something the browser is led on. */
export async function answerPage(call: Call, book: Book, faults: FaultPlan): Promise<void> {
  const font = fontIn(call.path);
  if (font !== null) return sendFont(call, font);
  book.settleDue();
  const [, , kind, id = '', act] = call.path.split('/');
  const checkout = kind === 'checkout' ? book.checkouts.get(id) : undefined;
  const payment = checkout && book.payments.get(checkout.paymentId);
  const asked = call.query.get('language');
  const language = isLanguage(asked) ? asked : (checkout?.language ?? 'en');
  if (!checkout || !payment) {
    const title = TEXTS[language].unknown;
    return send(call, language, null, { status: 404, title, body: unknownPage(language) });
  }
  const path = `${PAGES_PREFIX}/checkout/${checkout.id}`;
  const view = { checkout, payment, language, path, lateSeconds: Math.round(faults.lateMs / 1000) };
  if (call.method !== 'POST') return send(call, language, checkout, show(view, call.query));
  const form = new URLSearchParams(await readBody(call.request));
  const next = act === 'card' ? payCard(view, book, form) : actOn(view, book, act, form);
  if (typeof next === 'string') return leadTo(call, next);
  send(call, language, checkout, next);
}

function show(view: CheckoutView, query: URLSearchParams, faults: CardFault[] = [], kept = EMPTY): Page {
  const t = TEXTS[view.language];
  const { payment } = view;
  const ok = (title: string, body: Markup): Page => ({ status: faults.length ? 422 : 200, title, body });
  if (payment.status === 'processing' && payment.voucher !== null) return ok(t.voucherPay, voucherPage(view));
  if (payment.status !== 'requires_payment')
    return ok(payment.status === 'succeeded' ? t.paid : t.processing, endPage(view));
  if (payment.isAsked && !query.has('card')) return ok(t.authentication, authenticationPage(view));
  const chosen = CARD_EFFECTS.find((effect) => effect === query.get('card')) ?? null;
  const values = chosen === null ? kept : valuesOf(chosen, new Date());
  return ok(t.card, payPage(view, { values, faults, chosen }));
}

/** The next address, or the form again with what is wrong. */
function payCard(view: CheckoutView, book: Book, form: URLSearchParams): string | Page {
  if (view.payment.status !== 'requires_payment') return here(view);
  const sent = readCard(form, new Date());
  if ('faults' in sent) {
    const question = new URLSearchParams();
    return show({ ...view, payment: { ...view.payment, isAsked: false } }, question, sent.faults, {
      ...EMPTY,
      ...sent.kept,
    });
  }
  const { status } = book.payByCard(view.payment.id, sent.effect);
  return status === 'requires_payment' ? here(view) : view.checkout.paidUrl;
}

function actOn(view: CheckoutView, book: Book, act: string | undefined, form: URLSearchParams): string {
  const { payment, checkout } = view;
  if (act === 'method') {
    const method = METHODS.find((one) => one === form.get('method'));
    if (method) book.begin(payment.id, method);
    return here(view);
  }
  if (act === 'voucher' && payment.voucher !== null) {
    const { status } = book.finish(payment.id, form.get('outcome') === 'paid' ? 'paid' : 'expired');
    return status === 'succeeded' ? checkout.paidUrl : here(view);
  }
  if (act === 'authentication') {
    const { status } = book.authenticate(payment.id, form.get('answer') === 'approve');
    return status === 'succeeded' ? checkout.paidUrl : here(view);
  }
  return here(view);
}

const here = ({ path, language }: CheckoutView) => `${path}?language=${language}`;

/** Only the theme is read of what the site keeps in cookies. */
function themeOf({ request }: Call): 'light' | 'dark' | null {
  const [, theme] = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(request.headers.cookie ?? '') ?? [];
  return theme === 'light' || theme === 'dark' ? theme : null;
}

/** Nothing but the page itself: no script, no picture, no frame, and forms lead only here and back to the site. */
function headersOf(checkout: CheckoutRow | null): Record<string, string> {
  const back = checkout ? [checkout.paidUrl, checkout.leftUrl].map((url) => new URL(url).origin) : [];
  const formAction = ["'self'", ...new Set(back)].join(' ');
  return {
    'content-security-policy': `default-src 'none'; style-src '${STYLE_HASH}'; font-src 'self'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex',
  };
}

function send(call: Call, language: Language, checkout: CheckoutRow | null, { status, title, body }: Page): void {
  const { path, response, method } = call;
  const text = layOut({
    language,
    theme: themeOf(call),
    path: checkout ? `${PAGES_PREFIX}/checkout/${checkout.id}` : path,
    title,
    body,
  });
  const bytes = Buffer.from(text);
  response.writeHead(status, {
    ...headersOf(checkout),
    'content-type': 'text/html; charset=utf-8',
    'content-length': bytes.length,
    'content-language': language,
  });
  response.end(method === 'HEAD' ? undefined : bytes);
}

function leadTo({ response }: Call, location: string): void {
  response.writeHead(303, { location, 'cache-control': 'no-store', 'content-length': 0 });
  response.end();
}

function sendFont({ response }: Call, name: string): void {
  const bytes = readFont(name);
  if (bytes === null) return void response.writeHead(404, { 'content-length': 0 }).end();
  response.writeHead(200, {
    'content-type': 'font/woff2',
    'content-length': bytes.length,
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
  });
  response.end(bytes);
}
