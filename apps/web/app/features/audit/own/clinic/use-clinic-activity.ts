import { type ClinicActivity, exportClinicActivity, listClinicActivity } from '@travesia/contracts/audit';
import type { ExportedFile } from '@travesia/contracts/kit';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import type { Loaded } from '../../../../lib/calls/loaded.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { clinicCallOf, type ClinicFilter } from './clinic-filter.ts';

/** A page of what was done at and for the clinic that the screen shows. */
export function useClinicActivity(filter: ClinicFilter): Loaded<ClinicActivity> {
  return useCall(listClinicActivity, { query: { ...clinicCallOf(filter), page: filter.page } }, { keep: true });
}

/** What a filter leaves, as a table. */
export const askClinicFile = (filter: ClinicFilter): Promise<ExportedFile> =>
  sessionCall(exportClinicActivity, { query: clinicCallOf(filter) });
