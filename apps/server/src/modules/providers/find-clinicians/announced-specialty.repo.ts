import type { Localized } from '@travesia/contracts/kit';
import { type SQL, sql } from 'drizzle-orm';

/**
 * The specialty that patients may read of a clinician, given the clinician's table or alias. A doctor in Brazil may announce one only with
 * its registration, the RQE (CFM resolution 2.336/2023): null without its number, and if the one on file was refused or revoked. Whoever
 * is registered with another council than the doctors', such as dentists, follows the rules of that council.
 */
export const announcedSpecialty = (clinician: SQL): SQL<Localized | null> => sql`case when
  not exists (select from providers home where home.id = ${clinician}.provider_id and home.country = 'BR')
  or ${clinician}.registry !~* '^\\s*(crm([^a-z]|$)|conselho regional de medicina)'
  or coalesce(
    (select bool_or(file.status in ('verified', 'being_checked')) from credentials file
      where file.clinician_id = ${clinician}.id and file.kind = 'specialty'),
    ${clinician}.registry ~* '\\mRQE\\M.*\\d')
  then ${clinician}.specialty end`;
