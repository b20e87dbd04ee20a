import {
  listCancellationPolicies,
  listTreatments,
  type RefundPolicy,
  type TreatmentSummary,
  type View,
} from '@travesia/contracts/catalog';
import type { Call } from '../../../../lib/api/call.ts';

const ALL = 100;

export interface HowData {
  treatments: TreatmentSummary[];
  /** Empty if loading failed. */
  policies: RefundPolicy[];
}

/** The page's lists; those that fail to load are passed to `report` and left empty, so that the page still renders. */
export async function loadHow(call: Call, view: View, report: (error: unknown) => void): Promise<HowData> {
  const ask = <T>(asked: Promise<{ data: T[] }>): Promise<T[]> =>
    asked.then(
      ({ data }) => data,
      (error: unknown) => {
        report(error);
        return [];
      },
    );
  const [treatments, policies] = await Promise.all([
    ask(call(listTreatments, { query: { ...view, limit: ALL } })),
    ask(call(listCancellationPolicies, { query: view })),
  ]);
  return { treatments, policies };
}
