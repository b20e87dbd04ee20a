import type { BookingMove } from '@travesia/contracts/bookings';
import { sql } from 'drizzle-orm';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { CLINIC } from '../../../contexts/testing/open-house.ts';
import { bookingLifecycle, lockAnyBooking } from '../../../bookings/index.ts';
import { PACKAGE } from '../../../bookings/testing/open-bookings.ts';
import { TREATMENTS_ALONE } from '../../../bookings/testing/treatments-alone.ts';
import { reconcile } from '../../commands/reconcile.ts';
import { sendRefund } from '../../commands/send-refund.ts';
import { leftOf, lockCaptured } from '../../payments.repo.ts';
import { requestRefund } from '../../refund-money.ts';
import { openPayments } from '../open-payments.ts';
import { lockOpenRequest } from '../../requests/balance-requests.repo.ts';
import { storeRequest } from '../../requests/store-request.ts';
import { BALANCE, DEPOSIT, type TheirPayment } from './model-gateway.ts';
import { BALANCE_MINUTES } from './model-balances.ts';
import { PATIENT_PERCENT } from './model.ts';
import { plantBug, type RealBug } from './real-bugs.ts';
import { TheirSide } from './their-side.ts';

const RULES = JSON.stringify([
  {
    reason: 'patient_cancel',
    days_before_min: null,
    days_before_max: null,
    refund_percent: PATIENT_PERCENT,
    free_date_changes: 99,
    loss_cap: null,
    late_change_fee: null,
    note: null,
  },
]);
/** Of a country without holidays, in which the platform keeps a share. */
const COUNTRY = 'ZZ';
/** Far enough that no history gets there. */
const DAYS_AHEAD = 150;
const MOST_REFUNDS = 50;
const NO_SEAL = { seal: (text: string) => text, open: (text: string) => text };

/** The product, where it is as small as the model: two patients, one clinic, deposits and a policy like the model’s. */
export async function openReal(bug: RealBug | null) {
  const world = await openPayments({ silent: true });
  const { house } = world;
  const name = JSON.stringify({ en: 'Name', es: 'Nombre', pt: 'Nome' });
  await house.run(
    sql`insert into cancellation_policy_versions (policy, version, rules) values ('flexible', 2, ${RULES})`,
  );
  await house.run(
    sql`insert into countries (code, slug, name, currency) values (${COUNTRY}, 'nowhere', ${name}, 'BRL')`,
  );
  await world.setClinic(sql`country = ${COUNTRY}`);
  await house.run(sql`update packages set price_minor = ${4 * DEPOSIT}, deposit_percent = 25,
    lines = '[{"key":"surgeon_fee","amount_minor":3600},{"key":"taxes_fees","amount_minor":400}]' where id = ${PACKAGE}`);
  await plantBug(world, bug);
  const patients = [await house.person('patient'), await house.person('patient')] as const;
  return { ...world, patients, bug };
}

export type RealWorld = Awaited<ReturnType<typeof openReal>>;

let histories = 0;

/** What one history did to the product. Its bookings, attempts, refunds and disputes are numbered as they came to be. */
export class Real {
  readonly bookings: { id: string; patientId: string }[] = [];
  readonly times: readonly { date: string; time: string }[];
  readonly theirs: TheirSide;
  readonly world: RealWorld;
  private readonly history = ++histories;
  /** How often a key was refused: the model keeps no answer of a refusal, so the next try has a key of its own. */
  private readonly refusals = new Map<string, number>();

  constructor(world: RealWorld) {
    this.world = world;
    this.times = [world.freeTime(DAYS_AHEAD), world.freeTime(DAYS_AHEAD)];
    this.theirs = new TheirSide(world);
  }

  // --- people -------------------------------------------------------------------------------------

  async request(patient: number, slot: number, key: number): Promise<void> {
    const { house, send, patients } = this.world;
    const { userId } = patients[patient] ?? patients[0];
    const body = {
      provider_id: CLINIC,
      kind: 'treatment',
      package_id: PACKAGE,
      accept_policy: true,
      ...this.times[slot],
    };
    const asked = `${this.history} ${patient} ${key} ${slot}`;
    const refused = this.refusals.get(asked) ?? 0;
    const headers = { 'idempotency-key': `${asked} ${refused} of the model` };
    const answer = await send('POST', TREATMENTS_ALONE, await house.signIn(userId), body, headers);
    const id = String(answer.body['id']);
    if (answer.status !== 201) this.refusals.set(asked, refused + 1);
    else if (!this.bookings.some((one) => one.id === id)) this.bookings.push({ id, patientId: userId });
  }

  clinic = (booking: number, act: string) =>
    this.world.clinic(this.idOf(booking), act, act === 'decline' ? { reason: 'of this history' } : {});

  cancel(booking: number, by: 'patient' | 'clinic'): Promise<unknown> {
    const { id, patientId } = this.of(booking);
    const userId = by === 'patient' ? patientId : this.world.owner.userId;
    return this.world.post(userId, `/bookings/${id}/cancel`, { reason: 'of this history' });
  }

  move(booking: number, slot: number): Promise<unknown> {
    const { id, patientId } = this.of(booking);
    const time = this.times[slot];
    return this.world.post(patientId, `/bookings/${id}/reschedule`, { new_date: time?.date, new_time: time?.time });
  }

  /** As the visit’s own end does. */
  async complete(booking: number): Promise<void> {
    const { house } = this.world;
    await unitOfWork(house.database, async (tx) => {
      const row = await lockAnyBooking(tx, this.idOf(booking));
      if (row?.status !== 'confirmed') return;
      const action: BookingMove = 'complete';
      const by = { actor: { kind: 'system' }, as: 'system', at: house.clock.now() } as const;
      await transition(tx, bookingLifecycle, { row, action, ...by });
    });
  }

  async pay(booking: number, isAnswerLost: boolean): Promise<void> {
    const { faults } = this.world.gateway;
    if (isAnswerLost) faults.plan('any', 'answer_lost');
    await this.world.intent(this.of(booking));
    faults.clear();
  }

  /** As an admin will. */
  async adminRefund(booking: number, isAll: boolean): Promise<void> {
    const { house } = this.world;
    await unitOfWork(house.database, async (tx) => {
      const row = await lockAnyBooking(tx, this.idOf(booking));
      let open = isAll ? DEPOSIT : Math.ceil(DEPOSIT / 3);
      for (const payment of row ? await lockCaptured(tx, row.id) : []) {
        const part = Math.min(open, await leftOf(tx, payment));
        if (part <= 0) continue;
        const why = { cause: 'by_admin', actor: { kind: 'system' }, at: house.clock.now() } as const;
        await requestRefund(tx, payment, part, why);
        open -= part;
      }
    });
  }

  /** As the clinic does, due after as many minutes as in the model. Returns without effect what is refused. */
  async askBalance(booking: number): Promise<void> {
    const { house } = this.world;
    const at = house.clock.now();
    const asked = {
      amount: { amount: BALANCE, currency: 'BRL' },
      dueAt: new Date(at.getTime() + BALANCE_MINUTES * 60_000),
      message: '',
      seal: NO_SEAL,
      actor: { kind: 'system' } as const,
      as: 'provider' as const,
      at,
    };
    await unitOfWork(house.database, async (tx) => {
      const row = await lockAnyBooking(tx, this.idOf(booking));
      if (row) await storeRequest(tx, row, asked);
    }).catch((error: unknown) => {
      if (!(error instanceof ProblemError)) throw error;
    });
  }

  async withdrawBalance(booking: number): Promise<void> {
    const { house, owner } = this.world;
    const open = await unitOfWork(house.database, (tx) => lockOpenRequest(tx, this.idOf(booking)));
    if (!open) return;
    await this.world.post(owner.userId, `/provider/balance-requests/${open.id}/withdraw`, { version: open.version });
  }

  suspend = (isSuspended: boolean) =>
    this.world.setClinic(sql`operational_status = ${isSuspended ? 'suspended' : 'active'}`);

  // --- the gateway --------------------------------------------------------------------------------

  /** What a payer did, as the model’s gateway says. */
  async settle(payment: number, now: TheirPayment): Promise<void> {
    const attempt = (await this.attempts())[payment];
    if (attempt) this.theirs.change(attempt, now);
  }

  async dispute(payment: number, amount: number): Promise<void> {
    const attempt = (await this.attempts())[payment];
    if (attempt) this.theirs.dispute(attempt, amount);
  }

  async sendRefund(refund: number, isAnswerLost: boolean): Promise<void> {
    const { faults } = this.world.gateway;
    const { rows } = await this.world.house.run(
      sql`select id from refunds where booking_id = any(${this.ids()}::uuid[]) order by id`,
    );
    const id = rows[refund]?.['id'];
    if (isAnswerLost) faults.plan('any', 'answer_lost');
    if (id) await sendRefund(this.world.deps, String(id));
    faults.clear();
  }

  // --- the product itself -------------------------------------------------------------------------

  async tick(minutes: number): Promise<void> {
    this.world.pass(minutes);
    if (this.world.bug !== 'holds_never_end') await this.world.runTimers();
  }

  async reconcile(): Promise<void> {
    await this.withoutRefunds(() => reconcile(this.world.deps));
    await this.work();
    const { rows } = await this.world.house.run(sql`select id from refunds where status in ('requested', 'submitted')
      and booking_id = any(${this.ids()}::uuid[]) order by id`);
    for (const { id } of rows) await sendRefund(this.world.deps, String(id));
  }

  /** Runs all work that waits. Refunds are sent by steps of their own: here the gateway does not answer to them. */
  async work(): Promise<void> {
    await this.withoutRefunds(() => this.world.settle());
    this.theirs.collect();
  }

  private async withoutRefunds(work: () => Promise<unknown>): Promise<void> {
    const { faults } = this.world.gateway;
    for (let count = 0; count < MOST_REFUNDS; count++) faults.plan('refund', 'error_before');
    await work();
    faults.clear();
  }

  /** Gateway ids of attempts, in the order in which they were begun. */
  private async attempts(): Promise<string[]> {
    const { rows } = await this.world.house.run(
      sql`select id from payments where booking_id = any(${this.ids()}::uuid[]) order by id`,
    );
    return rows.map(({ id }) => this.world.gateway.book.findPayment(String(id))?.id ?? '');
  }

  ids = (): string => `{${this.bookings.map(({ id }) => id).join(',')}}`;

  private of(booking: number) {
    const found = this.bookings[booking];
    if (!found) throw new Error(`there is no booking ${booking}`);
    return found;
  }
  private idOf = (booking: number): string => this.of(booking).id;
}
