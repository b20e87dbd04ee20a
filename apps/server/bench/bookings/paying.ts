import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { reconcile } from '../../src/modules/payments/commands/reconcile.ts';
import { findBreaks } from '../../src/modules/payments/invariants/find-breaks.ts';
import type { MoneyDeps } from '../../src/modules/payments/payments-deps.ts';
import type { GatewayPayment, PaymentGateway } from '../../src/platform/payments/gateway.ts';
import { isSandbox, openPaymentGateway } from '../../src/platform/payments/open-payment-gateway.ts';
import { valuesOf } from '../../src/platform/payments/sandbox/pages/card-form.ts';
import type { SandboxGateway } from '../../src/platform/payments/sandbox/sandbox-gateway.ts';
import { type BookAnswer, type Market, post, PRICE } from './market.ts';

/** What was on its way when the killing ended has this long: attempts are asked about after half a minute. */
const RECOVERY_SECONDS = 180;
const FORM_MS = 15_000;

/** A price that the gateway’s page called paid, and how its booking was when its patient came back. */
export interface Paid {
  bookingId: string;
  status: string;
}

interface Payer {
  address: () => string;
  token: () => string;
  /** Asks until there is an answer that is one. */
  surely: (ask: () => Promise<BookAnswer>) => Promise<BookAnswer>;
}

/** The gateway of servers on a folder, whose process one of them runs. */
export function openGateway(folder: string, secret: string): SandboxGateway {
  const settings = { stripe: undefined, sandboxGateway: true, sandboxGatewayUrl: undefined, dataDir: folder };
  const gateway = openPaymentGateway(settings, secret);
  if (!isSandbox(gateway)) throw new Error('there is no sandbox gateway');
  return gateway;
}

/** Pays as a browser does: to the gateway’s page, by a card, and back. Whatever is not answered is done again. */
export async function payPrice(
  { address, token, surely }: Payer,
  bookingId: string,
): Promise<Paid | { refused: BookAnswer }> {
  const open = () => post(address(), '/payments/create-checkout', token(), null, { booking_id: bookingId });
  const opened = await surely(open);
  const page = opened.body.checkout_url;
  if (!page) return { refused: opened };
  const form = new URLSearchParams({ ...valuesOf('paid', new Date()) }).toString();
  let back = '';
  const sent = await surely(async () => {
    const answer = await sendForm(`${address()}${new URL(page).pathname}/card`, form);
    if (answer.back) back = answer.back;
    return { status: answer.status, ms: 0, body: {} };
  });
  if (sent.status !== 303) return { refused: sent };
  // Whoever asked again after the answer was lost is led to the page, which says that it is paid.
  const gatewayId = new URL(back, address()).searchParams.get('payment') ?? (await paymentOf());
  if (!gatewayId) return { refused: sent };
  const confirm = () =>
    post(address(), `/bookings/${bookingId}/confirm`, token(), null, { payment_intent_id: gatewayId });
  const confirmed = await surely(confirm);
  if (confirmed.status !== 200) return { refused: confirmed };
  return { bookingId, status: confirmed.body.status ?? '' };

  async function paymentOf(): Promise<string | null> {
    const { pathname } = new URL(page ?? '');
    const shown = await fetch(`${address()}${pathname}`).then(
      (answer) => answer.text(),
      () => '',
    );
    return /[?&;]payment=([A-Za-z0-9_]+)/.exec(shown)?.[1] ?? null;
  }
}

async function sendForm(url: string, body: string): Promise<{ status: number; back: string | null }> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(FORM_MS),
    });
    await answer.arrayBuffer();
    return { status: answer.status, back: answer.headers.get('location') };
  } catch {
    return { status: 0, back: null };
  }
}

/** Lets the reconciler do its work until nothing contradicts itself; what is left after a while is wrong. */
export async function settleMoney(deps: Omit<MoneyDeps, 'logger'>): Promise<string[]> {
  const logger = pino({ level: 'silent' });
  for (let second = 0; ; second += 5) {
    await reconcile({ ...deps, logger });
    const found = await findBreaks(deps);
    const isOver = second >= RECOVERY_SECONDS;
    if ((!found.length && !(await isUnderWay(deps))) || isOver) return found.map(({ name, id }) => `${name}: ${id}`);
    await sleep(5000);
  }
}

/** Whether refunds or events still wait for somebody. */
async function isUnderWay({ database }: Pick<MoneyDeps, 'database'>): Promise<boolean> {
  const { rows } = await database.db.execute(sql`select 1 from refunds where status in ('requested', 'submitted')
    union all select 1 from outbox_events where relayed_at is null and event_type like 'refund.%' limit 1`);
  return rows.length > 0;
}

/** What clients were told of their money, compared with what is here and what the gateway has. */
export async function compareMoney(
  { database, clinic }: Market,
  gateway: PaymentGateway,
  told: readonly Paid[],
): Promise<{ wrong: string[]; line: string }> {
  const theirs = await listAll(gateway);
  const { rows } = await database.db.execute<{
    id: string;
    status: string;
    kept: number;
    received: number;
    returned: number;
    attempts: string[];
  }>(sql`
    select b.id, b.status, coalesce(b.kept_minor, 0)::float8 as kept, array_agg(p.id) as attempts, sum(p.received_minor)::float8 as received,
      coalesce(sum((select sum(r.amount_minor) from refunds r where r.payment_id = p.id and r.status = 'succeeded')), 0)::float8 as returned
    from bookings b join payments p on p.booking_id = b.id where b.provider_id = ${clinic}::uuid group by b.id`);
  const known = new Map(rows.map((row) => [row.id, row]));
  const attempts = new Set(rows.flatMap((row) => row.attempts));
  const charged = theirs.filter(({ received }) => received.amount > 0);
  const byId = new Map(charged.map((one) => [one.attemptId, one]));
  const chargesOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const lost = told.filter(({ bookingId }) => (known.get(bookingId)?.received ?? 0) < PRICE);
  const unconfirmed = told.filter(({ status }) => status !== 'confirmed' && status !== 'cancelled');
  const doubled = rows.filter((row) => row.received > PRICE || chargesOf(row.attempts).length > 1);
  const astray = charged.filter(({ attemptId }) => !attempts.has(attemptId));
  const wrongly = rows.filter(
    ({ status, kept: fee, received, returned }) => received - returned !== (status === 'confirmed' ? PRICE : fee),
  );
  const sums = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);
  const ours = sums(rows.map(({ received, returned }) => received - returned));
  const atGateway = sums(theirs.map(({ received, refunded }) => received.amount - refunded.amount));
  const kept = rows.filter(({ status }) => status === 'confirmed').length;
  const wrong = [
    ...(lost.length ? [`${lost.length} payments lost`] : []),
    ...(unconfirmed.length ? [`${unconfirmed.length} paid, but not confirmed`] : []),
    ...(doubled.length ? [`${doubled.length} paid twice`] : []),
    ...(astray.length ? [`${astray.length} charged for nothing of ours`] : []),
    ...(wrongly.length ? [`${wrongly.length} with another amount than their state says`] : []),
    ...(ours === atGateway ? [] : [`${ours} here, ${atGateway} at the gateway`]),
  ];
  const line =
    `${told.length} payments acknowledged, ${charged.length} charged, ${lost.length} lost, ${doubled.length} twice, ${kept} kept, ` +
    `${rows.filter(({ returned }) => returned > 0).length} given back; ${ours} minor units here, ${atGateway} at the gateway`;
  return { wrong, line };
}

async function listAll(gateway: PaymentGateway): Promise<GatewayPayment[]> {
  const all: GatewayPayment[] = [];
  for (let after: string | undefined; ;) {
    const { payments, next } = await gateway.listPayments(new Date(0), after);
    all.push(...payments);
    if (next === null) return all;
    after = next;
  }
}
