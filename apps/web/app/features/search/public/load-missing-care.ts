import type { View } from '@travesia/contracts/catalog';
import { searchEverything, type Understood } from '@travesia/contracts/search';
import type { Call } from '../../../lib/api/call.ts';

/** How the phrase of a list was understood, if it asks for care that no clinic lists; otherwise null. */
export async function loadMissingCare(call: Call, search: string, view: View): Promise<Understood | null> {
  const q = (new URLSearchParams(search).get('q') ?? '').trim().slice(0, 200);
  if (!q) return null;
  const { understood } = await call(searchEverything, { query: { ...view, q, limit: 1 } });
  return isCareMissing(understood) ? understood : null;
}

/** Whether a page must say that the care asked for is not listed. */
export const isCareMissing = (understood: Understood | null): understood is Understood =>
  understood !== null && (understood.not_offered !== null || understood.unsure);
