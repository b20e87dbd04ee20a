import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemo } from '../../demo/commands/load-demo.ts';
import { loadCatalog } from '../../modules/catalog/index.ts';
import { changeTreatment } from '../../modules/catalog/admin/commands/change-treatment.ts';
import { createTreatment } from '../../modules/catalog/admin/commands/create-treatment.ts';
import { deleteTreatment } from '../../modules/catalog/admin/commands/delete-treatment.ts';
import { takeRelease } from '../../modules/catalog/admin/commands/take-release.ts';
import { getTreatmentQuery, getTreatmentPricesQuery } from '../../modules/catalog/queries/get-treatment.ts';
import { getListingQuery, previewSearchQuery } from '../../modules/catalog/admin/queries/get-listing.ts';
import { listListingsQuery } from '../../modules/catalog/admin/queries/list-listings.ts';
import { asChange, openListings } from '../testing/open-listings.ts';

type Query = Parameters<typeof listListingsQuery>[1];
const view = { language: 'en', currency: 'USD' } as const;

let house: Awaited<ReturnType<typeof openListings>>;
beforeAll(async () => {
  house = await openListings({ market: true });
});
afterAll(() => house.database.close());

const detail = (slug: string) => getListingQuery(house.listings, slug, house.admin);
const change = async (slug: string, changes: Parameters<typeof asChange>[1]) =>
  changeTreatment(house.listings, slug, asChange(await detail(slug), changes), house.admin);
const found = async (phrase: string) => (await house.reads.matchTreatments(phrase)).slugs ?? [];

describe('managing treatments', () => {
  it('lists every treatment with dependents and missing texts per language', async () => {
    const query: Query = { page: 1, limit: 100, language: 'en', category: [], status: [], missing: [], sort: 'name' };
    const list = await listListingsQuery(house.listings, query, house.admin);
    expect(list.total).toBe(27);
    expect(list.facets.status).toContainEqual({ value: 'published', label: 'published', count: 27 });
    const veneer = list.data.find(({ slug }) => slug === 'veneer-porcelain');
    expect(veneer).toMatchObject({ origin: 'release', edited_at: null, missing: { en: 0, es: 0, pt: 0 } });
    expect(veneer?.packages).toBeGreaterThan(0);
  });

  it('sorts by every column, with missing values last', async () => {
    const listed = async (sort: Query['sort']) => {
      const query: Query = { page: 1, limit: 100, language: 'en', category: [], status: [], missing: [], sort };
      return (await listListingsQuery(house.listings, query, house.admin)).data;
    };
    const lowest = (await listed('price')).flatMap(({ price_range: price }) => price?.low.amount ?? []);
    expect(lowest).toEqual(lowest.toSorted((one, other) => one - other));
    expect((await listed('-name')).map(({ slug }) => slug)).toEqual(
      (await listed('name')).map(({ slug }) => slug).toReversed(),
    );
    const packages = (await listed('packages')).map((one) => one.packages);
    expect(packages).toEqual(packages.toSorted((one, other) => other - one));
    expect((await listed('-packages'))[0]?.packages).toBe(packages.at(-1));
  });

  it('names the reviewer of a page with qualification and date, if reviewed', async () => {
    expect((await getTreatmentQuery(house.reads, 'cabg', view)).medical_review).toBeNull();
    const review = { reviewer: 'Dr. of these tests', credential: 'REG 1', reviewed_on: '2026-11-01' };
    await change('cabg', { medical_review: review });
    expect((await getTreatmentQuery(house.reads, 'cabg', view)).medical_review).toEqual(review);
    const query: Query = { page: 1, limit: 5, language: 'en', category: [], status: [], missing: [], sort: 'review' };
    expect((await listListingsQuery(house.listings, query, house.admin)).data[0]?.slug).toBe('cabg');
    await change('cabg', { medical_review: null });
    expect((await getTreatmentQuery(house.reads, 'cabg', view)).medical_review).toBeNull();
  });

  it('finds a treatment by a synonym once saved, and previews it before', async () => {
    const listing = await detail('bbl');
    const synonyms = { ...listing.synonyms, es: [...listing.synonyms.es, { text: 'cola brasileña', weight: 1 }] };
    const draft = { replaces: 'bbl', name: listing.name, short_name: listing.short_name, synonyms };
    const tried = await previewSearchQuery(
      house.listings,
      { phrase: 'cola brasileña', language: 'es', draft },
      house.admin,
    );
    expect(tried.with_draft[0]).toMatchObject({ is_draft: true, slug: 'bbl' });
    await change('bbl', { synonyms });
    expect((await found('cola brasileña'))[0]).toBe('bbl');
  });

  it('moves a page: the old address redirects, packages and clinics follow, also after the next daily demo reset', async () => {
    const moved = await change('rhinoplasty', { slug: 'nose-reshaping' });
    expect(moved).toMatchObject({ slug: 'nose-reshaping', former_slugs: ['rhinoplasty'] });
    expect(moved.uses.published_packages).toBeGreaterThan(0);
    expect((await getTreatmentQuery(house.reads, 'rhinoplasty', view)).slug).toBe('nose-reshaping');
    expect((await getTreatmentPricesQuery(house.reads, 'rhinoplasty', view)).destinations.length).toBeGreaterThan(0);
    expect(await found('rhinoplasty')).toContain('nose-reshaping');
    await loadDemo(house.database, house.catalog, '2026-11-23');
    const { rows } = await house.database.db.execute<{ left: number; moved: number }>(sql`
      select (select count(*)::int from providers where 'rhinoplasty' = any(treatment_slugs) or jsonb_exists(price_from_by_treatment, 'rhinoplasty'))
        + (select count(*)::int from clinicians where 'rhinoplasty' = any(treatment_slugs))
        + (select count(*)::int from packages where treatment = 'rhinoplasty') as left,
        (select count(*)::int from packages where treatment = 'nose-reshaping') as moved`);
    expect(rows[0]?.left).toBe(0);
    expect(rows[0]?.moved).toBeGreaterThan(0);
    await expect(change('facelift', { slug: 'rhinoplasty' })).rejects.toMatchObject({ code: 'catalog.slug_taken' });
    expect(await change('nose-reshaping', { slug: 'rhinoplasty' })).toMatchObject({ former_slugs: ['nose-reshaping'] });
  });

  it('keeps admin changes when a release differs, reports it, and resets them on request', async () => {
    const name = { en: 'Eyelid', es: 'Párpado', pt: 'Pálpebra' };
    await change('facelift', { name });
    const next = structuredClone(house.catalog);
    for (const treatment of next.treatments) treatment.summary = { en: 'New', es: 'Nuevo', pt: 'Novo' };
    expect((await loadCatalog(house.database, next))?.kept).toContain('facelift');
    const kept = await detail('facelift');
    expect(kept).toMatchObject({ name, release_differs: true });
    expect(kept.summary.en).not.toBe('New');
    expect((await detail('tummy-tuck')).summary.en).toBe('New');
    const back = await takeRelease(house.listings, 'facelift', kept.version, house.admin);
    expect(back).toMatchObject({ edited_at: null, release_differs: false });
    expect(back.name.en).toBe(house.catalog.treatments.find(({ slug }) => slug === 'facelift')?.name.en);
    await loadCatalog(house.database, house.catalog);
    expect((await detail('facelift')).actions).not.toContain('take_release');
  });

  it('refuses to hide a treatment with published packages and to publish one with missing texts', async () => {
    await expect(change('veneer-porcelain', { status: 'archived' })).rejects.toMatchObject({
      code: 'catalog.treatment_in_use',
    });
    const { name } = await detail('veneer-porcelain');
    await expect(change('veneer-porcelain', { name: { ...name, pt: '' } })).rejects.toMatchObject({
      code: 'catalog.texts_missing',
      facts: { fields: [{ path: 'body.name.pt', code: 'text_missing' }] },
    });
  });

  it('shows a new treatment once published, and deletes it while nothing depends on it', async () => {
    const { version: _version, ...written } = asChange(await detail('bbl'), {
      slug: 'ear-pinning',
      name: { en: 'Ear pinning', es: 'Otoplastia', pt: 'Otoplastia' },
      short_name: { en: 'Ear pinning', es: 'Otoplastia', pt: 'Otoplastia' },
      synonyms: { en: [], es: [], pt: [] },
      status: 'draft',
    });
    await createTreatment(house.listings, written, house.admin);
    await expect(getTreatmentQuery(house.reads, 'ear-pinning', view)).rejects.toMatchObject({
      code: 'catalog.treatment_not_found',
    });
    expect(await found('otoplastia')).not.toContain('ear-pinning');
    const published = await change('ear-pinning', { status: 'published' });
    expect((await getTreatmentQuery(house.reads, 'ear-pinning', view)).name).toBe('Ear pinning');
    expect((await found('otoplastia'))[0]).toBe('ear-pinning');
    expect(published.actions).toEqual(['save', 'withdraw', 'archive', 'delete']);
    await deleteTreatment(house.listings, 'ear-pinning', house.admin);
    expect(await found('otoplastia')).not.toContain('ear-pinning');
    await expect(deleteTreatment(house.listings, 'veneer-porcelain', house.admin)).rejects.toMatchObject({
      code: 'catalog.treatment_in_use',
    });
  });

  it('refuses stale versions, returning the current one, and anyone but admins', async () => {
    const seen = asChange(await detail('cabg'));
    await change('cabg', {});
    await expect(changeTreatment(house.listings, 'cabg', seen, house.admin)).rejects.toMatchObject({
      code: 'request.stale_version',
      facts: { present: { slug: 'cabg', version: seen.version + 1 } },
    });
    await expect(getListingQuery(house.listings, 'cabg', { ...house.admin, role: 'provider' })).rejects.toMatchObject({
      code: 'access.not_allowed',
    });
  });
});
