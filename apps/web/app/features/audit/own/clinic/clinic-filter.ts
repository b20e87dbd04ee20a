import { AuditArea, ClinicActor } from '@travesia/contracts/audit';
import { dayIn, instantsOf } from '../../../../lib/dates/day-range.ts';
import { isId } from '../../../../lib/forms/is-id.ts';

/** What the list is narrowed to, as the address says it; days are those of this device. */
export interface ClinicFilter {
  by: ClinicActor | null;
  /** A person of the team, or somebody who helped. */
  actor: string | null;
  area: AuditArea | null;
  from: string | null;
  to: string | null;
  page: number;
}

/** The filter of an address; what it does not know counts for nothing. */
export function clinicFilterOf(query: URLSearchParams): ClinicFilter {
  const page = Number(query.get('page'));
  return {
    by: ClinicActor.safeParse(query.get('by')).data ?? null,
    actor: isId(query.get('actor')) ? query.get('actor') : null,
    area: AuditArea.safeParse(query.get('area')).data ?? null,
    from: dayIn(query, 'from'),
    to: dayIn(query, 'to'),
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  };
}

/** The filter as the API takes it. */
export const clinicCallOf = ({ by, actor, area, ...days }: ClinicFilter) => ({
  ...(by ? { by } : {}),
  ...(actor ? { actor } : {}),
  ...(area ? { area } : {}),
  ...instantsOf(days),
});

/** Whether anything narrows the list. */
export const isClinicNarrowed = ({ page: _page, ...filter }: ClinicFilter): boolean =>
  Object.values(filter).some(Boolean);

/** Whether a range of days ends before it begins. */
export const isBackwards = ({ from, to }: Pick<ClinicFilter, 'from' | 'to'>): boolean =>
  from !== null && to !== null && from > to;
