import { planDays, type SlotContext, type SlotPlan } from '@travesia/contracts/availability';

/** First days with a free time, and with a free time online. */
export interface FirstFree {
  any: string | null;
  online: string | null;
}

/** Days looked at together: most calendars have a free time within the first two weeks. */
const STEP = 14;

/** Finds the first free days within what patients see. */
export function firstFree(plan: SlotPlan, context: SlotContext): FirstFree {
  const { calendar, now, timeZone } = context;
  const today = calendar.dateAt(now, timeZone);
  const last = calendar.addDays(today, plan.horizon_days);
  const mayBeOnline =
    plan.windows.some(({ mode }) => mode !== 'in_person') ||
    plan.exceptions.some(({ mode }) => mode !== null && mode !== 'in_person');
  const found: FirstFree = { any: null, online: null };
  for (let from = today; from <= last; from = calendar.addDays(from, STEP)) {
    const end = calendar.addDays(from, STEP - 1);
    for (const { date, free } of planDays(plan, context, from, end < last ? end : last)) {
      if (free.length) found.any ??= date;
      if (free.some(({ kinds }) => kinds.includes('online'))) found.online ??= date;
    }
    if (found.any && (found.online || !mayBeOnline)) break;
  }
  return found;
}

/** The earlier of two days, if any. */
export const earlier = (one: string | null, other: string | null): string | null =>
  one && other ? (one < other ? one : other) : (one ?? other);
