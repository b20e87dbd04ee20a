import type { View } from '@travesia/contracts/catalog';
import type { EndpointOutput } from '@travesia/contracts/kit';
import { getOnlineService, listOnlineServices, type ServiceSummary } from '@travesia/contracts/services';
import type { Call } from '../../lib/api/call.ts';
import { askLeniently } from '../../lib/forms/ask-leniently.ts';
import { queryOf } from '../../lib/forms/query.ts';
import { bookableOffers } from '../bookings/index.ts';
import { problemOf } from '../../lib/problem/problem-error.ts';

export type ServiceList = EndpointOutput<typeof listOnlineServices>;
export type ServiceWithOffers = EndpointOutput<typeof getOnlineService>;

/** Offers per page. */
const OFFERS_SHOWN = 12;
/** Loaded all at once, because they are filtered on the device and pagination would hide matches. */
export const ALL_OFFERS = 100;

export interface HubData {
  list: ServiceList;
  /** Invalid query parameters, by name. */
  errors: Readonly<Record<string, string>>;
}

export interface ServiceData extends ServiceWithOffers {
  errors: Readonly<Record<string, string>>;
  /** Ids of offers that can be booked: their clinician has free times. */
  bookable: string[];
  /** The other services, for the end of the page. */
  others: ServiceSummary[];
}

const only = (search: string, names: readonly string[]) =>
  Object.fromEntries(Object.entries(queryOf(search)).filter(([name]) => names.includes(name)));

/** Loads the services for a `/services/online` URL. */
export async function loadHub(call: Call, search: string, view: View): Promise<HubData> {
  const asked = only(search, ['treatment', 'spoken', 'country']);
  const { answer, errors } = await askLeniently(view.language, asked, (query) =>
    call(listOnlineServices, { query: { ...query, ...view } }),
  );
  return { list: answer, errors };
}

/** Loads one service with the offers the URL asks for; null if it does not exist. */
export async function loadService(
  call: Call,
  { type, search, view, limit = OFFERS_SHOWN }: { type: string; search: string; view: View; limit?: number },
): Promise<ServiceData | null> {
  const asked = only(search, ['treatment', 'spoken', 'country', 'focus', 'sort', 'page']);
  try {
    const [{ answer, errors }, list] = await Promise.all([
      askLeniently(view.language, asked, (query) =>
        call(getOnlineService, { params: { type }, query: { limit, ...query, ...view } }),
      ),
      call(listOnlineServices, { query: view }),
    ]);
    // Where all offers are loaded at once, they are asked for rather than booked.
    const isBooked = answer.service.mode === 'video' && limit === OFFERS_SHOWN;
    const bookable = isBooked ? await bookableOffers(call, answer.offers.data) : [];
    return { ...answer, errors, bookable, others: list.data.filter(({ slug }) => slug !== type) };
  } catch (error) {
    const problem = problemOf(error);
    // 422 for the path itself: its value cannot be a service.
    const unreadable = problem?.status === 422 && problem.fields?.some(({ path }) => path.startsWith('params'));
    if (problem?.status === 404 || unreadable) return null;
    throw error;
  }
}
