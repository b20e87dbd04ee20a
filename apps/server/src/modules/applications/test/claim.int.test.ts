import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commandLine } from '../../../platform/audit/append-audit.ts';
import { emptyTables } from '../../../platform/testing/empty-tables.ts';
import { answerApplication } from '../commands/answer-application.ts';
import { elena, everything, openApplications, type OpenApplications, pdf } from '../testing/open-applications.ts';

const listingId = (number: number) => `0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e${number}`;
const LISTED = listingId(30);
const PARTNER = listingId(31);
const HIDDEN = listingId(32);
const listed = { id: LISTED, slug: 'sierra-azul', name: 'Clínica Sierra Azul' };

let open: OpenApplications;
beforeAll(async () => {
  open = await openApplications();
});
beforeEach(async () => {
  await open.clear();
  const { db } = open.database;
  await emptyTables(open.database, 'providers');
  await db.execute(sql`insert into providers (id, slug, name, type, listing, verification_status, operational_status, country, time_zone) values
    (${LISTED}, 'sierra-azul', 'Clínica Sierra Azul', 'dental_clinic', 'directory', 'unverified', 'active', 'CR', 'America/Costa_Rica'),
    (${PARTNER}, 'otra', 'Otra Clínica', 'dental_clinic', 'partner', 'verified', 'active', 'CR', 'America/Costa_Rica'),
    (${HIDDEN}, 'cerrada', 'Clínica Cerrada', 'dental_clinic', 'directory', 'unverified', 'suspended', 'CR', 'America/Costa_Rica')`);
});
afterAll(() => open.close());

const at = (id: string) => `/provider/applications/${id}`;
const read = async (id: string, token: string) => (await open.call('GET', at(id), token)).body;
const claim = (id: string, token: string, version: number, listing: string | null) =>
  open.call('PUT', at(id), token, { version, claimed_listing_id: listing });
const fieldsOf = (body: { fields?: { path: string; code: string }[] }) =>
  (body.fields ?? []).map(({ path, code }) => `${path} ${code}`);

describe('claiming a directory listing in an application', () => {
  it('shows it next to the entered data, which is unchanged, and can be undone', async () => {
    const { access, id } = await open.apply();
    const answer = await claim(id, access, 1, LISTED);
    expect(answer).toMatchObject({ status: 200, body: { version: 2, claimed_listing: listed } });
    expect(answer.body).toMatchObject({ sections: { business: { trade_name: elena.provider.name } } });
    expect(await read(id, access)).toMatchObject({ claimed_listing: listed });
    expect((await claim(id, access, 2, null)).body).toMatchObject({ version: 3, claimed_listing: null });
    expect(await read(id, access)).toMatchObject({ claimed_listing: null });
  });

  it('survives later saves, submission and the answer, and doesn’t change the listing', async () => {
    const { access, id } = await open.apply();
    await claim(id, access, 1, LISTED);
    await open.call('PUT', at(id), access, { version: 2, ...everything });
    const { body: withDocument } = await open.upload(id, access, { name: 'licencia.pdf', content: pdf });
    const handedIn = await open.call('POST', at(id), access, { version: withDocument.version });
    expect(handedIn).toMatchObject({ status: 200, body: { status: 'submitted', claimed_listing: listed } });
    expect(await claim(id, access, Number(handedIn.body.version), null)).toMatchObject({
      status: 409,
      body: { code: 'application.not_editable' },
    });
    await answerApplication(open, commandLine, id, { action: 'approve' });
    expect(await read(id, access)).toMatchObject({ status: 'approved', claimed_listing: listed });
    const { rows } = await open.database.db.execute(
      sql`select listing, verification_status from providers where id = ${LISTED}`,
    );
    expect(rows).toEqual([{ listing: 'directory', verification_status: 'unverified' }]);
  });

  it('is rejected for a partner, and for hidden or unknown listings', async () => {
    const { access, id } = await open.apply();
    expect(await claim(id, access, 1, PARTNER)).toMatchObject({
      status: 409,
      body: { code: 'leads.listing_not_claimable' },
    });
    for (const unknown of [HIDDEN, listingId(99)]) {
      const { status, body } = await claim(id, access, 1, unknown);
      expect(status).toBe(422);
      expect(fieldsOf(body)).toEqual(['body.claimed_listing_id unknown_reference']);
    }
    expect(await read(id, access)).toMatchObject({ version: 1, claimed_listing: null });
  });

  it('loses nothing to a claim made in another window', async () => {
    const { access, id } = await open.apply();
    await claim(id, access, 1, LISTED);
    expect(await claim(id, access, 1, null)).toMatchObject({ status: 409, body: { code: 'request.stale_version' } });
    expect(await read(id, access)).toMatchObject({ version: 2, claimed_listing: listed });
  });

  it('is open to two clinics, between which a reviewer decides, and ends with the listing', async () => {
    const [one, other] = [
      await open.apply(),
      await open.apply({ ...elena, email: 'luis@sierra-azul.example', first_name: 'Luis' }),
    ];
    for (const { access, id } of [one, other]) expect((await claim(id, access, 1, LISTED)).status).toBe(200);
    await open.database.db.execute(sql`delete from providers where id = ${LISTED}`);
    for (const { access, id } of [one, other])
      expect(await read(id, access)).toMatchObject({ status: 'draft', claimed_listing: null });
  });
});
