import { listTreatments, type View } from '@travesia/contracts/catalog';
import type { EndpointOutput } from '@travesia/contracts/kit';
import type { Call } from '../../../lib/api/call.ts';
import { askLeniently } from '../../../lib/forms/ask-leniently.ts';
import { queryOf } from '../../../lib/forms/query.ts';
import { FILTER_NAMES, readFilters, setFilters, withoutFilter, type SetFilter } from './list-filters.ts';

type TreatmentPage = EndpointOutput<typeof listTreatments>;

export interface TreatmentListData {
  page: TreatmentPage;
  /** All treatments, for the index. */
  all: TreatmentPage['data'];
  /** Messages of filters refused by the API, by name; these filters are not applied. */
  errors: Readonly<Record<string, string>>;
  /** If nothing was found: the filter whose removal gives the most results, and how many. */
  loosest: { filter: SetFilter; total: number } | null;
}

const ASKED = new Set<string>([...FILTER_NAMES, 'sort', 'page']);
const INDEX_SIZE = 100;

/** Loads the list for a URL. A filter refused by the API is dropped and reported, never an error page. */
export async function loadTreatmentList(call: Call, search: string, view: View): Promise<TreatmentListData> {
  const { answer: page, errors } = await askForList(call, search, view);
  const filters = setFilters(readFilters(search));
  const isWhole = filters.length === 0 && page.total === page.data.length;
  const all = isWhole ? page : await call(listTreatments, { query: { ...view, limit: INDEX_SIZE } });
  const loosest = page.total === 0 ? await findLoosest(call, search, filters, view) : null;
  return { page, all: all.data, errors, loosest };
}

/** Queries with the URL's filters; those refused by the API are dropped and listed in `errors`. */
function askForList(call: Call, search: string, view: View) {
  const asked = Object.fromEntries(Object.entries(queryOf(search)).filter(([name]) => ASKED.has(name)));
  return askLeniently(view.language, asked, (query) => call(listTreatments, { query: { ...query, ...view } }));
}

async function findLoosest(call: Call, search: string, filters: readonly SetFilter[], view: View) {
  if (filters.length < 2) return null;
  const found = await Promise.all(
    filters.map(async (filter) => ({
      filter,
      total: (await askForList(call, withoutFilter(search, filter), view)).answer.total,
    })),
  );
  const [best] = found.toSorted((a, b) => b.total - a.total);
  return best && best.total > 0 ? best : null;
}
