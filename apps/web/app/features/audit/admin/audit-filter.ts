import { AuditArea } from '@travesia/contracts/audit';
import { isId } from '../../../lib/forms/is-id.ts';
import { dayIn, instantsOf } from '../../../lib/dates/day-range.ts';

/** What the log is narrowed to, as the address says it; days are those of this device. */
export interface AuditFilter {
  q: string;
  area: AuditArea | null;
  from: string | null;
  to: string | null;
  /** An account that did it or that it was about. */
  about: string | null;
  provider: string | null;
  /** A call, by the id that a problem names. */
  request: string;
  page: number;
}

/** The filter of an address; what it does not know counts for nothing. */
export function auditFilterOf(query: URLSearchParams): AuditFilter {
  const id = (name: string) => (isId(query.get(name)) ? query.get(name) : null);
  const page = Number(query.get('page'));
  return {
    q: (query.get('q') ?? '').slice(0, 200),
    area: AuditArea.safeParse(query.get('area')).data ?? null,
    from: dayIn(query, 'from'),
    to: dayIn(query, 'to'),
    about: id('about'),
    provider: id('provider'),
    request: (query.get('request') ?? '').trim().slice(0, 64),
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  };
}

/** The filter as the API takes it. */
export const auditCallOf = ({ q, area, about, provider, request, ...days }: AuditFilter) => ({
  ...(q ? { q } : {}),
  ...(area ? { area } : {}),
  ...(about ? { about } : {}),
  ...(provider ? { provider } : {}),
  ...(request ? { request } : {}),
  ...instantsOf(days),
});

/** Whether anything narrows the log. */
export const isAuditNarrowed = ({ page: _page, ...filter }: AuditFilter): boolean =>
  Object.values(filter).some(Boolean);

/** Whether a range of days ends before it begins. */
export const isBackwards = ({ from, to }: Pick<AuditFilter, 'from' | 'to'>): boolean =>
  from !== null && to !== null && from > to;
