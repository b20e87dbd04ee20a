import type { Book } from '../book/book.ts';
import { presentDispute, presentPayment } from '../book/present.ts';
import { CARD_EFFECTS } from '../book/test-cards.ts';
import { type FaultPlan, FAULTS, FAULTY_CALLS, type MessageFaults } from '../faults.ts';
import { answerJson, BadCall, type Call, isSecret, readJson } from './http.ts';

interface ControlDeps {
  book: Book;
  faults: FaultPlan;
  controlToken: string | null;
}

const OUTCOMES = ['paid', 'expired', 'declined'] as const;
const DECISIONS = ['under_review', 'won', 'lost'] as const;
const METHODS = ['pix', 'oxxo', 'boleto', 'pse'] as const;

/** Orders of tests: what goes wrong, what payers and banks do. Without a token at start there are none. */
export async function answerControl(call: Call, deps: ControlDeps): Promise<void> {
  const { request, response, path } = call;
  const { book, controlToken } = deps;
  if (controlToken === null || !isSecret(request.headers.authorization, `Bearer ${controlToken}`))
    throw new BadCall(404, 'there is no such call');
  const body = await readJson(request);
  const [, , kind, id = '', act] = path.split('/');
  book.settleDue();
  const payment = (row: Parameters<typeof presentPayment>[1]) => answerJson(response, 200, presentPayment(book, row));
  switch (`${kind}${act === undefined ? '' : `/${act}`}`) {
    case 'faults':
      return answerJson(response, 200, order(deps.faults, body));
    case 'payments/pay':
      return payment(book.payByCard(id, oneOf(CARD_EFFECTS, body['card'])));
    case 'payments/authenticate':
      return payment(book.authenticate(id, body['approved'] === true));
    case 'payments/begin':
      return payment(book.begin(id, oneOf(METHODS, body['method'])));
    case 'payments/finish':
      return payment(book.finish(id, oneOf(OUTCOMES, body['outcome'])));
    case 'payments/dispute':
      return answerJson(response, 200, presentDispute(book.openDispute(id, 'fraudulent', numberOf(body['amount']))));
    case 'disputes/decide':
      return answerJson(response, 200, presentDispute(book.decideDispute(id, oneOf(DECISIONS, body['status']))));
    default:
      throw new BadCall(404, 'there is no such order');
  }
}

function order(faults: FaultPlan, body: Record<string, unknown>): unknown {
  if (body['clear'] === true) faults.clear();
  if (body['fault'] !== undefined)
    faults.plan(oneOf([...FAULTY_CALLS, 'any'] as const, body['call'] ?? 'any'), oneOf(FAULTS, body['fault']));
  for (const name of ['lose', 'duplicate', 'reorder', 'delayMs'] satisfies (keyof MessageFaults)[])
    faults.messages[name] = numberOf(body[name]) ?? faults.messages[name];
  faults.failingRefunds = numberOf(body['failingRefunds']) ?? faults.failingRefunds;
  faults.slowRefunds = numberOf(body['slowRefunds']) ?? faults.slowRefunds;
  faults.lateMs = numberOf(body['lateMs']) ?? faults.lateMs;
  return { ordered: true };
}

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

function oneOf<T extends string>(allowed: readonly T[], value: unknown): T {
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new BadCall(400, `this is none of ${allowed.join(', ')}`);
  return found;
}
