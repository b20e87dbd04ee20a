import type { View } from '@travesia/contracts/catalog';
import { type Clinician, getClinician } from '@travesia/contracts/providers';
import type { Call } from '../../../../lib/api/call.ts';
import { idAtEnd } from '../../../../lib/forms/is-id.ts';
import { problemOf } from '../../../../lib/problem/problem-error.ts';

/** Loads the clinician that a part of the URL names by the id at its end; null if the clinic has none. */
export async function loadClinician(
  call: Call,
  { provider, named, view }: { provider: string; named: string; view: View },
): Promise<Clinician | null> {
  const clinicianId = idAtEnd(named);
  if (clinicianId === null) return null;
  try {
    return await call(getClinician, { params: { id: provider, clinicianId }, query: view });
  } catch (error) {
    if (problemOf(error)?.status === 404) return null;
    throw error;
  }
}
