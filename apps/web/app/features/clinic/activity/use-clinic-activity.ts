import { type ClinicActivity, exportClinicActivity, listClinicActivity } from '@travesia/contracts/audit';
import type { ExportedFile } from '@travesia/contracts/kit';
import { useCallback } from 'react';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { type Keyed, useKeyed } from '../../../lib/session/use-keyed.ts';
import { clinicCallOf, type ClinicFilter } from './clinic-filter.ts';

/** A page of what was done at and for the clinic that the screen shows. */
export function useClinicActivity(filter: ClinicFilter): Keyed<ClinicActivity> {
  const load = useCallback((asked: string) => {
    const wanted = JSON.parse(asked) as ClinicFilter;
    const query = { ...clinicCallOf(wanted), page: wanted.page };
    return sessionCall(listClinicActivity, { query }, { background: true });
  }, []);
  return useKeyed(JSON.stringify(filter), load);
}

/** What a filter leaves, as a table. */
export const askClinicFile = (filter: ClinicFilter): Promise<ExportedFile> =>
  sessionCall(exportClinicActivity, { query: clinicCallOf(filter) });
