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
  /** Messages of filters that the API refused, by name; they are left out of the list. */
  errors: Readonly<Record<string, string>>;
  /** When nothing was found: the filter without which most would be, and how many. */
  loosest: { filter: SetFilter; total: number } | null;
}

const ASKED = new Set<string>([...FILTER_NAMES, 'sort', 'page']);
const INDEX_SIZE = 100;

/** The list that an address asks for. A filter that the API refuses is left out and said, never a page of errors. */
export async function loadTreatmentList(call: Call, search: string, view: View): Promise<TreatmentListData> {
  const { answer: page, errors } = await askForList(call, search, view);
  const filters = setFilters(readFilters(search));
  const isWhole = filters.length === 0 && page.total === page.data.length;
  const all = isWhole ? page : await call(listTreatments, { query: { ...view, limit: INDEX_SIZE } });
  const loosest = page.total === 0 ? await findLoosest(call, search, filters, view) : null;
  return { page, all: all.data, errors, loosest };
}

/** Asks with the filters of an address; what the API refuses is left out and named in `errors`. */
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
