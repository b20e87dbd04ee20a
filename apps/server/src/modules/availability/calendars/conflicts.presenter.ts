import type { BusyTime, Conflict, PlanConflict, Resource } from '@travesia/contracts/availability';

/** A conflict as answers show it. */
export const presentConflict = (
  { kind, date, busy, lostSlots, exception }: PlanConflict<BusyTime>,
  resource: Resource,
): Conflict => ({
  kind,
  resource,
  date,
  busy,
  lost_slots: lostSlots,
  exception_id: exception?.id ?? null,
});
