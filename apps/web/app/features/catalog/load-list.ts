import { listTreatments, type View } from '@travesia/contracts/catalog';
import type { EndpointOutput } from '@travesia/contracts/kit';
import type { Call } from '../../lib/api/call.ts';
import { refusedForm } from '../../lib/forms/form-state.ts';
import { queryOf } from '../../lib/forms/query.ts';
import { problemOf } from '../../lib/problem/problem-error.ts';
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
  const { page, errors } = await listOrRefuse(call, search, view);
  const filters = setFilters(readFilters(search));
  const isWhole = filters.length === 0 && page.total === page.data.length;
  const all = isWhole ? page : await call(listTreatments, { query: { ...view, limit: INDEX_SIZE } });
  const loosest = page.total === 0 ? await findLoosest(call, search, filters, view) : null;
  return { page, all: all.data, errors, loosest };
}

const askFor = (call: Call, search: string, view: View, left: ReadonlySet<string> = new Set()) => {
  const asked = Object.entries(queryOf(search)).filter(([name]) => ASKED.has(name) && !left.has(name));
  return call(listTreatments, { query: { ...Object.fromEntries(asked), ...view } });
};

async function listOrRefuse(call: Call, search: string, view: View) {
  try {
    return { page: await askFor(call, search, view), errors: {} };
  } catch (error) {
    const problem = problemOf(error);
    if (!problem?.fields?.length) throw error;
    const { errors } = refusedForm(view.language, {}, problem);
    // The place in a list does not matter: one wrong country refuses the field `country`.
    const byField = Object.fromEntries(
      Object.entries(errors).map(([path, message]) => [path.split('.', 1)[0] ?? path, message]),
    );
    return { page: await askFor(call, search, view, new Set(Object.keys(byField))), errors: byField };
  }
}

async function findLoosest(call: Call, search: string, filters: readonly SetFilter[], view: View) {
  if (filters.length < 2) return null;
  const found = await Promise.all(
    filters.map(async (filter) => ({
      filter,
      total: (await listOrRefuse(call, withoutFilter(search, filter), view)).page.total,
    })),
  );
  const [best] = found.toSorted((a, b) => b.total - a.total);
  return best && best.total > 0 ? best : null;
}
