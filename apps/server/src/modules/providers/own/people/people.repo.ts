import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { clinicians, credentials } from '../../providers.tables.ts';
import type { ClinicScope } from '../clinic.policy.ts';

export type ClinicianRow = typeof clinicians.$inferSelect;
export type ClinicianColumns = Omit<
  typeof clinicians.$inferInsert,
  'id' | 'providerId' | 'version' | 'position' | 'demo'
>;
export type LicenseRow = typeof credentials.$inferSelect;

/** All clinicians of the clinic in order, archived ones last. */
export const listOwnRows = (db: Db | Tx, { providerId }: ClinicScope): Promise<ClinicianRow[]> =>
  db
    .select()
    .from(clinicians)
    .where(eq(clinicians.providerId, providerId))
    .orderBy(sql`${clinicians.archivedAt} is not null`, asc(clinicians.position), asc(clinicians.id));

/** One clinician of the clinic. */
export async function findOwnRow(
  db: Db | Tx,
  { providerId }: ClinicScope,
  id: string,
): Promise<ClinicianRow | undefined> {
  const [row] = await db
    .select()
    .from(clinicians)
    .where(and(eq(clinicians.providerId, providerId), eq(clinicians.id, id)));
  return row;
}

/** Licenses and registered specialties of clinicians, without revoked ones; the one that counts first. */
export const listLicenseRows = (db: Db | Tx, ids: readonly string[]): Promise<LicenseRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(credentials)
        .where(
          and(
            inArray(credentials.clinicianId, [...ids]),
            inArray(credentials.kind, ['professional_licence', 'specialty']),
            ne(credentials.status, 'revoked'),
          ),
        )
        .orderBy(asc(credentials.position), asc(credentials.id));

/** Adds a clinician at the end of the list. */
export async function insertClinician(
  tx: Tx,
  { id, providerId, demo }: Pick<ClinicianRow, 'id' | 'providerId' | 'demo'>,
  columns: ClinicianColumns,
): Promise<void> {
  await tx.insert(clinicians).values({ ...columns, id, providerId, demo, position: lastPlace(providerId) as never });
}

/** Updates a clinician that the caller's lock on the clinic protects. */
export async function writeClinician(tx: Tx, id: string, columns: Partial<ClinicianColumns>): Promise<void> {
  await tx
    .update(clinicians)
    .set({ ...columns, version: sql`${clinicians.version} + 1` })
    .where(eq(clinicians.id, id));
}

/** Shows an archived clinician again, at the end of the list. */
export async function restoreClinicianRow(
  tx: Tx,
  { id, providerId }: Pick<ClinicianRow, 'id' | 'providerId'>,
): Promise<void> {
  await tx
    .update(clinicians)
    .set({ archivedAt: null, position: lastPlace(providerId) as never, version: sql`${clinicians.version} + 1` })
    .where(eq(clinicians.id, id));
}

/** Sets the positions of clinicians; it is no edit of theirs. */
export async function placeClinicians(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`update clinicians m set position = o.place - 1
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality o(id, place) where m.id = o.id`);
}

const lastPlace = (providerId: string) =>
  sql`(select coalesce(max(m.position), -1) + 1 from clinicians m where m.provider_id = ${providerId}::uuid)`;

type NewLicense = Pick<
  LicenseRow,
  'id' | 'providerId' | 'clinicianId' | 'kind' | 'status' | 'body' | 'number' | 'holder'
>;

/** Adds a credential after the clinic's others. */
export async function insertLicense(tx: Tx, row: NewLicense): Promise<void> {
  const position = sql`(select coalesce(max(position), 0) + 1 from credentials where provider_id = ${row.providerId}::uuid)`;
  await tx.insert(credentials).values({ ...row, position: position as never });
}

/** Corrects a credential that is still under review. */
export async function correctLicense(
  tx: Tx,
  id: string,
  facts: Pick<LicenseRow, 'body' | 'number' | 'holder'>,
): Promise<void> {
  await tx
    .update(credentials)
    .set({ ...facts, version: sql`${credentials.version} + 1` })
    .where(eq(credentials.id, id));
}
