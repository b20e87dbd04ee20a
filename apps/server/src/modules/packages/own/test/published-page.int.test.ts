import {
  duplicateOwnPackage,
  getPackage,
  listOwnPackages,
  publishOwnPackage,
  saveOwnPackage,
} from '@travesia/contracts/packages';
import { getProvider } from '@travesia/contracts/providers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mountEverything, openDemoDatabase } from '../../../../app/testing/demo-api.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { ApiRegistry } from '../../../../platform/http/api-registry.ts';
import { type CatalogRevision, followCatalogRevision } from '../../../../platform/http/revision/catalog-revision.ts';
import { CLINIC, staff } from '../testing/clinic-staff.ts';

const TODAY = '2026-11-20';

let database: Database;
let revision: CatalogRevision;
let api: ApiRegistry;
beforeAll(async () => {
  database = await openDemoDatabase(TODAY);
  revision = await followCatalogRevision(database);
  api = mountEverything(database, TODAY, revision.current);
}, 300_000);
afterAll(async () => {
  revision.stop();
  await database.close();
});

const owner = staff();
const call: ApiRegistry['call'] = (endpoint, input, context = owner) => api.call(endpoint, input, context);

describe('the page of a published package', () => {
  it('shows patients what the clinic wrote about days, complications, clinicians and search, in their language', async () => {
    const { data } = await call(listOwnPackages, { query: { status: 'published' } });
    const draft = await call(duplicateOwnPackage, { params: { id: data[0]?.id ?? '' }, query: {} });
    const text = (es: string) => ({ en: `${es} (en)`, es, pt: `${es} (pt)` });
    const none = { en: '', es: '', pt: '' };
    const changed = await call(saveOwnPackage, {
      params: { id: draft.id },
      query: {},
      body: {
        version: draft.version,
        itinerary: [
          { trip: 1, day: 3, place: 'home', title: text('Regreso'), note: none },
          { trip: 1, day: 1, place: 'lodging', title: text('Llegada'), note: text('Le esperamos en el aeropuerto.') },
        ],
        complications: {
          pays: { surgeon: 'clinic', facility: 'insurance', travel: 'patient', home_care: 'patient' },
          window_days: 45,
          exclusions: none,
        },
        search_summary: text('Resumen para buscadores'),
        advertising_number: 'PUB-7',
      },
    });
    await call(publishOwnPackage, { params: { id: draft.id }, query: {}, body: { version: changed.version } });
    await revision.refresh();
    await database.db
      .execute(sql`update provider_treatments set prerequisites = '{"en": "", "es": "Traiga su radiografía.", "pt": ""}'
      where provider_id = ${CLINIC} and treatment = ${draft.content.treatment}`);
    const inEnglish = await call(getPackage, { params: { id: draft.id }, query: { language: 'en' } });
    expect(inEnglish.prerequisites).toEqual({ text: 'Traiga su radiografía.', language: 'es' });
    const clinic = await call(getProvider, { params: { id: CLINIC }, query: { language: 'en' } });
    expect(clinic.prerequisites).toContainEqual({
      treatment: draft.content.treatment,
      text: 'Traiga su radiografía.',
      language: 'es',
    });
    const page = await call(getPackage, { params: { id: draft.id }, query: { language: 'es' } });
    expect(page).toMatchObject({
      itinerary: [
        { trip: 1, day: 1, place: 'lodging', title: 'Llegada', note: 'Le esperamos en el aeropuerto.' },
        { trip: 1, day: 3, place: 'home', title: 'Regreso', note: null },
      ],
      complications: {
        pays: { surgeon: 'clinic', facility: 'insurance', travel: 'patient', home_care: 'patient' },
        window_days: 45,
        exclusions: null,
      },
      prerequisites: { text: 'Traiga su radiografía.', language: 'es' },
      search_summary: 'Resumen para buscadores',
      advertising_number: 'PUB-7',
    });
    expect(page.clinicians.map(({ id }) => id)).toEqual(draft.content.clinicians);
    expect(page.clinicians[0]).toMatchObject({ id: page.clinician_id, name: page.clinician });
  });
});
