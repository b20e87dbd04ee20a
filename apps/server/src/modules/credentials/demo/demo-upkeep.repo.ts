import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { ofDemo } from '../../../platform/demo/demo-rows.repo.ts';
import { takeSample } from '../../../platform/demo/sample-document.ts';
import type { ArrivedFile, Files } from '../../../platform/storage/files.ts';
import { dropStoredFiles, keepStoredFile } from '../../../platform/storage/stored-files.repo.ts';
import { insertDocuments, type NewDocument } from '../upkeep/documents.repo.ts';

interface DemoCredential {
  id: string;
  providerId: string;
  kind: string;
  expiresOn: string | null;
  checkedOn: string | null;
}

/** A demo document that is to be written, with its file. */
type DemoDocument = DemoCredential & { file: ArrivedFile };

/** Credentials of demo clinics that a visitor can open as their team, organization or reviewer. */
async function listWorkable(db: Db): Promise<DemoCredential[]> {
  const { rows } = await db.execute<DemoCredential & Record<string, unknown>>(sql`
    select r.id, p.id as "providerId", r.kind, r.expires_on::text as "expiresOn", r.checked_on::text as "checkedOn"
    from credentials r join providers p on p.id = r.provider_id
    where ${ofDemo(sql`p.demo`)} and r.clinician_id is null and r.kind in ('facility_licence', 'accreditation', 'insurance')
      and r.status in ('verified', 'being_checked')
      and (p.verification_status = 'pending' or exists (select from organization_providers o where o.provider_id = p.id)
        or exists (select from provider_members m where m.provider_id = p.id))
    order by r.id`);
  return rows;
}

/** Stores a fictional page for the demo's credentials; must not run inside a transaction. */
export async function takeDemoRecords(db: Db, files: Pick<Files, 'take'>): Promise<DemoDocument[]> {
  const taken: DemoDocument[] = [];
  for (const credential of await listWorkable(db))
    taken.push({ ...credential, file: await takeSample(files, `${credential.kind}.pdf`, null) });
  return taken;
}

/** Restores documents, owners and reminders of the demo's clinics and discards what visitors did. */
export async function rewriteDemoUpkeep(tx: Tx, documents: readonly DemoDocument[], at: Date): Promise<void> {
  const { rows: before } = await tx.execute<{ file: string }>(sql`
    delete from credential_documents d using providers p where p.id = d.provider_id and ${ofDemo(sql`p.demo`)} returning d.file_id as file`);
  await dropStoredFiles(
    tx,
    before.map(({ file }) => file),
    at,
  );
  for (const table of [sql`credential_owners`, sql`renewal_requests`])
    await tx.execute(sql`delete from ${table} t using credentials r join providers p on p.id = r.provider_id
      where r.id = t.credential_id and ${ofDemo(sql`p.demo`)}`);
  for (const { file } of documents) await keepStoredFile(tx, file.id);
  await insertDocuments(
    tx,
    documents.map(({ id, providerId, expiresOn, checkedOn, file }): NewDocument => ({
      providerId,
      credentialId: id,
      fileId: file.id,
      kind: 'credential',
      expiresOn,
      side: 'clinic',
      createdAt: checkedOn ? new Date(`${checkedOn}T09:00:00Z`) : at,
      checkedAt: checkedOn ? new Date(`${checkedOn}T12:00:00Z`) : null,
    })),
  );
  await tx.execute(sql`
    insert into credential_owners (credential_id, user_id, since)
    select r.id, w.user_id, ${at.toISOString()}::timestamptz from credentials r join providers p on p.id = r.provider_id
      cross join lateral (
        select m.user_id from organization_members m join organization_providers o on o.organization_id = m.organization_id
          where o.provider_id = p.id and m.role = 'owner'
        union all select m.user_id from provider_members m where m.provider_id = p.id and m.role = 'owner' limit 1) w
    where ${ofDemo(sql`p.demo`)} and r.kind in ('facility_licence', 'accreditation')`);
}
