import type { NewPayment, NewRefund } from '../../gateway.ts';
import type { Book } from '../book/book.ts';
import type { SubmittedEvidence } from '../book/rows.ts';
import { pageOf, presentDispute, presentMessage, presentPayment, presentRefund } from '../book/present.ts';
import type { Fault, FaultPlan, FaultyCall } from '../faults.ts';
import { answerJson, BadCall, type Call, isSecret, readJson } from './http.ts';

const LANGUAGES = ['en', 'es', 'pt'] as const;
const MOST_TARGETS = 8;

interface ApiDeps {
  book: Book;
  faults: FaultPlan;
  apiKey: string;
  /** Ends the process without another word. */
  crash: () => void;
}

/** The name of a call for faults, and its work. */
type Work = [name: FaultyCall | null, work: (body: Record<string, unknown>) => unknown];

/** The gateway's API, for our server only. */
export async function answerApi(call: Call, deps: ApiDeps): Promise<void> {
  const { request, response } = call;
  if (!isSecret(request.headers.authorization, `Bearer ${deps.apiKey}`)) throw new BadCall(401, 'the key is wrong');
  const found = findWork(call, deps);
  if (!found) throw new BadCall(405, 'there is no such call');
  const [name, work] = found;
  const body = call.method === 'GET' ? {} : await readJson(request);
  const fault = name ? deps.faults.take(name) : null;
  if (isBefore(fault)) return failBefore(fault, call, deps);
  deps.book.settleDue();
  const answer = work(body);
  if (fault === 'crash_after') return deps.crash();
  if (fault === 'answer_lost') return void request.socket.destroy();
  if (answer === null) return answerJson(response, 404, { code: 'not_found', message: 'there is no such thing' });
  answerJson(response, 200, answer);
}

type FaultBefore = 'error_before' | 'refused' | 'hang' | 'crash_before';
const isBefore = (fault: Fault | null): fault is FaultBefore =>
  fault !== null && fault !== 'answer_lost' && fault !== 'crash_after';

/** Nothing is done; a call that hangs never ends. */
function failBefore(fault: FaultBefore, { response }: Call, { crash }: ApiDeps): void {
  if (fault === 'crash_before') crash();
  if (fault === 'error_before') answerJson(response, 500, { code: 'failed', message: 'a test ordered this' });
  if (fault === 'refused') answerJson(response, 422, { code: 'refused_by_test', message: 'a test ordered this' });
}

function findWork({ method, path, query }: Call, deps: ApiDeps): Work | null {
  const { book } = deps;
  const [, , kind = '', id, act] = path.split('/');
  const orNull = <Row>(row: Row | undefined, show: (row: Row) => unknown) => (row ? show(row) : null);
  const payment = (row: Parameters<typeof presentPayment>[1]) => presentPayment(book, row);
  switch (`${method} ${kind}${id === undefined ? '' : '/id'}${act === undefined ? '' : `/${act}`}`) {
    case 'GET health':
      return [null, () => ({ works: true })];
    case 'PUT webhook-target':
      return [null, (body) => setTarget(book, asText(body['url']))];
    case 'POST payments':
      return ['create_payment', (body) => payment(book.createPayment(readNewPayment(body)))];
    case 'GET payments':
      return query.has('attempt')
        ? ['read', () => orNull(book.findPayment(query.get('attempt') ?? ''), payment)]
        : ['list', () => listOf(pageOf(book.payments, sinceOf(query), afterOf(query)), payment)];
    case 'GET payments/id':
      return ['read', () => orNull(book.payments.get(id ?? ''), payment)];
    case 'POST payments/id/cancel':
      return ['cancel_payment', () => payment(book.cancel(id ?? ''))];
    case 'POST payments/id/checkouts':
      return ['create_checkout', (body) => createCheckout(book, id ?? '', body)];
    case 'POST refunds':
      return ['refund', (body) => makeRefund(deps, readNewRefund(body))];
    case 'GET refunds':
      return ['read', () => orNull(book.findRefund(query.get('refund') ?? ''), presentRefund)];
    case 'GET refunds/id':
      return ['read', () => orNull(book.refunds.get(id ?? ''), presentRefund)];
    case 'POST disputes/id/evidence':
      return ['evidence', (body) => presentDispute(book.submitEvidence(readEvidence(id ?? '', body)))];
    case 'GET disputes':
      return ['list', () => listOf(pageOf(book.disputes, sinceOf(query), afterOf(query)), presentDispute)];
    case 'GET disputes/id':
      return ['read', () => orNull(book.disputes.get(id ?? ''), presentDispute)];
    case 'GET messages':
      return ['list', () => listOf(pageOf(book.messages, sinceOf(query), afterOf(query)), presentMessage)];
    default:
      return null;
  }
}

function makeRefund({ book, faults }: ApiDeps, wanted: NewRefund): unknown {
  const isKnown = book.findRefund(wanted.refundId) !== undefined;
  return presentRefund(book.refund(wanted, isKnown ? {} : faults.takeRefund()));
}

function createCheckout(book: Book, paymentId: string, body: Record<string, unknown>): unknown {
  const language = LANGUAGES.find((one) => one === body['language']) ?? 'en';
  const back = { paidUrl: asAddress(body['paidUrl']), leftUrl: asAddress(body['leftUrl']), language };
  const { id } = book.createCheckout(paymentId, back);
  return { id, expiresAt: new Date(book.payments.get(paymentId)?.expiresAt ?? 0) };
}

/** Servers that share the database share their messages: the newest gets them, and the others if it does not answer. */
function setTarget(book: Book, url: string): unknown {
  const target = asAddress(url);
  if (book.targets.at(-1) !== target)
    book.commit({ targets: [...book.targets.filter((one) => one !== target), target].slice(-MOST_TARGETS) });
  return { works: true };
}

const listOf = <Row>({ page, next }: { page: Row[]; next: string | null }, show: (row: Row) => unknown) => ({
  rows: page.map(show),
  next,
});

const afterOf = (query: URLSearchParams) => query.get('after') ?? undefined;
const sinceOf = (query: URLSearchParams) => asMoment(query.get('since'));

function readNewPayment(body: Record<string, unknown>): NewPayment {
  return {
    attemptId: asText(body['attemptId']),
    amount: asMoney(body['amount']),
    description: asText(body['description']),
    expiresAt: asMoment(body['expiresAt']),
  };
}

const readNewRefund = (body: Record<string, unknown>): NewRefund => ({
  refundId: asText(body['refundId']),
  paymentId: asText(body['paymentId']),
  amount: asMoney(body['amount']),
  ...(body['earlier'] ? { earlier: asEarlier(body['earlier']) } : {}),
});

function readEvidence(disputeId: string, body: Record<string, unknown>): SubmittedEvidence {
  const { evidenceId, showsAttendance, earlier } = body;
  const known = earlier ? { earlier: asEarlierDispute(earlier) } : {};
  return { evidenceId: asText(evidenceId), disputeId, showsAttendance: showsAttendance === true, ...known };
}

function asEarlierDispute(value: unknown): NonNullable<SubmittedEvidence['earlier']> {
  const { paymentId, amount, reason, respondBy, createdAt } = value as Record<string, unknown>;
  if (typeof respondBy !== 'number' || typeof createdAt !== 'number') throw new BadCall(400, 'a moment is missing');
  return { paymentId: asText(paymentId), amount: asMoney(amount), reason: asText(reason), respondBy, createdAt };
}

function asEarlier(value: unknown): NonNullable<NewRefund['earlier']> {
  const { attemptId, received, paidAt } = value as Record<string, unknown>;
  if (typeof received !== 'number' || typeof paidAt !== 'number') throw new BadCall(400, 'an amount is missing');
  return { attemptId: asText(attemptId), received, paidAt };
}

function asMoney(value: unknown): NewPayment['amount'] {
  const { amount, currency } = (value ?? {}) as Record<string, unknown>;
  if (typeof amount !== 'number') throw new BadCall(400, 'an amount is missing');
  return { amount, currency: asText(currency) };
}

function asText(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new BadCall(400, 'a text is missing');
  return value;
}

function asMoment(value: unknown): Date {
  const moment = new Date(asText(value));
  if (Number.isNaN(moment.getTime())) throw new BadCall(400, 'this is no moment');
  return moment;
}

/** Only addresses of pages: a link to `javascript:` would run. */
function asAddress(value: unknown): string {
  const url = URL.parse(asText(value));
  if (!url || !/^https?:$/.test(url.protocol)) throw new BadCall(400, 'this is no address of a page');
  return url.href;
}
