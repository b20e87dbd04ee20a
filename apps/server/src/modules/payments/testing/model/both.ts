import { findBreaks } from '../../invariants/find-breaks.ts';
import { wrongAtRest, wrongNow } from './checks.ts';
import { pictureOf, readPicture } from './compare.ts';
import { Model } from './model.ts';
import { Real, type RealWorld } from './real.ts';
import { type Asked, recent, type Step, take } from './steps.ts';

/** A history goes beyond the three days for which the gateway's payments are compared. */
const MOST_MINUTES = 12 * 24 * 60;
/** Before refunds are tried again, and attempts are asked about. */
const RECONCILE_MINUTES = 61;
const DAY = 25 * 60;

/** The model and the product, which take the same steps. */
class Both {
  readonly model = new Model();
  readonly real: Real;

  constructor(world: RealWorld) {
    this.real = new Real(world);
  }

  async step(asked: Asked): Promise<void> {
    const { model, real } = this;
    const { step, which, other } = asked;
    if (this.isOutside(step)) return;
    if (step === 'reconcile') return this.reconcile();
    const at = (list: readonly unknown[]) => list.indexOf(recent(list, which));
    const [booking, payment, refund, dispute] = [
      at(model.bookings),
      at(model.payments),
      at(model.refunds),
      at(model.disputes),
    ];
    const before = { messages: model.gateway.messages.length, disputes: model.disputes.length };
    const theirs = model.payments[payment]?.id;
    take(model, asked);
    const isChanged = model.gateway.messages.length > before.messages;
    if (OF_BOOKINGS.includes(step) && booking < 0) return;
    switch (step) {
      case 'request':
        return real.request(other, which % 2, which);
      case 'accept':
      case 'decline':
        return void (await real.clinic(booking, step));
      case 'cancel':
        return void (await real.cancel(booking, 'patient'));
      case 'cancel_by_clinic':
        return void (await real.cancel(booking, 'clinic'));
      case 'move':
        return void (await real.move(booking, other));
      case 'complete':
        return real.complete(booking);
      case 'pay':
      case 'pay_answer_lost':
        return real.pay(booking, step === 'pay_answer_lost');
      case 'admin_refund':
        return real.adminRefund(booking, other === 0);
      case 'paid':
      case 'failed':
      case 'begun':
      case 'paid_less':
      case 'given_up':
      case 'paid_after_all': {
        const now = theirs === undefined ? undefined : model.gateway.payments.get(theirs);
        return now && isChanged ? real.settle(payment, now) : undefined;
      }
      case 'dispute':
      case 'dispute_part':
        return model.disputes.length > before.disputes
          ? real.dispute(payment, step === 'dispute' ? 1000 : 400)
          : undefined;
      case 'won':
      case 'lost':
        return isChanged ? real.theirs.decide(dispute, step) : undefined;
      case 'deliver':
      case 'deliver_and_keep':
      case 'lose': {
        const message = real.theirs.take(which, step === 'deliver_and_keep');
        return message && step !== 'lose' ? real.world.deliver([message]) : undefined;
      }
      case 'ask_balance':
        return real.askBalance(booking);
      case 'withdraw_balance':
        return real.withdrawBalance(booking);
      case 'send_refund':
      case 'send_refund_answer_lost':
        return refund >= 0 ? real.sendRefund(refund, step === 'send_refund_answer_lost') : undefined;
      case 'tick':
      case 'tick_long':
        return real.tick(step === 'tick' ? 7 * 60 : DAY);
      case 'suspend':
        return void (await real.suspend(model.suspended));
    }
  }

  /** An hour passes, and the reconciler asks about everything. */
  async reconcile(): Promise<void> {
    await this.pass(RECONCILE_MINUTES);
    this.model.reconcile();
    await this.real.reconcile();
  }

  async pass(minutes: number): Promise<void> {
    this.model.tick(minutes);
    await this.real.tick(minutes);
    await this.real.work();
  }

  /** Banks decide, all messages arrive, and everything is asked about. */
  async settle(): Promise<void> {
    const { model, real } = this;
    for (const [at, { id, theirs }] of model.disputes.entries()) {
      model.decideDispute(id, 'won');
      if (theirs === 'open') real.theirs.decide(at, 'won');
    }
    while (model.gateway.messages.length) {
      model.deliver(0, false);
      const message = real.theirs.take(0, false);
      if (message) await real.world.deliver([message]);
      await real.work();
    }
    await this.reconcile();
    await real.work();
  }

  /** What the staff of a suspended clinic may not do, and what would take too long. */
  private isOutside(step: Step): boolean {
    const { now, suspended } = this.model;
    if (step === 'tick' || step === 'tick_long') return now + (step === 'tick' ? 7 * 60 : DAY) > MOST_MINUTES;
    if (step === 'reconcile') return now + RECONCILE_MINUTES > MOST_MINUTES;
    return suspended && CLINIC_ACTS.includes(step);
  }

  async wrong(): Promise<string | null> {
    const [expected, found] = [pictureOf(this.model), await readPicture(this.real)];
    const [one, other] = [JSON.stringify(expected), JSON.stringify(found)];
    return one === other ? null : `the model says ${one}, but it is ${other}`;
  }
}

const OF_BOOKINGS: readonly Step[] = [
  'accept',
  'decline',
  'cancel',
  'cancel_by_clinic',
  'move',
  'complete',
  'pay',
  'pay_answer_lost',
  'admin_refund',
  'ask_balance',
  'withdraw_balance',
];
const CLINIC_ACTS: readonly Step[] = [
  'accept',
  'decline',
  'cancel_by_clinic',
  'complete',
  'move',
  'ask_balance',
  'withdraw_balance',
];

/** What is wrong with a history in the product, at any step or once it has settled; null if nothing is. */
export async function wrongInReality(world: RealWorld, history: readonly Asked[]): Promise<string | null> {
  const both = new Both(world);
  await both.real.suspend(false);
  for (const [at, asked] of history.entries()) {
    await both.step(asked);
    await both.real.work();
    const wrong = wrongNow(both.model) ?? (await both.wrong());
    if (wrong) return `step ${at + 1} (${asked.step} ${asked.which} ${asked.other}): ${wrong}`;
  }
  for (let round = 0; round < 2; round++) {
    await both.settle();
    const wrong = await both.wrong();
    if (wrong) return `in the end, ${wrong}`;
    await both.pass(DAY);
  }
  await both.settle();
  const { database, clock } = world.house;
  const breaks = await findBreaks({ database, clock, gateway: world.gateway });
  const [broken] = breaks;
  if (broken) return `${broken.name}: ${broken.what} (${broken.id})`;
  return (await both.wrong()) ?? wrongAtRest(both.model);
}
