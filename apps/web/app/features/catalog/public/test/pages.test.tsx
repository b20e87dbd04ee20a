import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../lib/site/testing/render-page.tsx';
import { readArrival } from '../trip/arrival.ts';
import { makeContent, makePrice, makeTreatment } from '../testing/make-treatment.ts';
import { TreatmentList } from '../ui/list/treatment-list.tsx';
import { MissingTreatment } from '../ui/missing-treatment.tsx';
import { TreatmentPage } from '../ui/page/treatment-page.tsx';
import { TreatmentCard } from '../ui/treatment-card.tsx';

const prices = {
  home: makePrice('US', 'United States', 3100, 5800),
  destinations: [makePrice('PE', 'Peru', 900, 2250, { basis: 'E' })],
  rate_date: '2026-09-29',
};
const page = (treatment = makeTreatment(), search = '') =>
  renderPage(
    <TreatmentPage
      treatment={treatment}
      prices={prices}
      arrival={readArrival(search, '2026-11-20')}
      today="2026-11-20"
      offers={null}
      clinics={null}
      wholeTrip={null}
    />,
    { path: `/treatments/${treatment.slug}`, search },
  );

describe('treatment page', () => {
  it('shows warnings first, with their source', () => {
    const source = { label: 'FDA alert', url: 'https://www.fda.gov/alert' };
    const html = page(
      makeTreatment({ restricted: true, content: makeContent({ warnings: [{ text: 'Not approved.', source }] }) }),
    );
    expect(html.indexOf('Not approved.')).toBeLessThan(html.indexOf('/art/wide/'));
    expect(html.indexOf('Not approved.')).toBeLessThan(html.indexOf('What it is'));
    expect(html).toContain('<a href="https://www.fda.gov/alert">FDA alert</a>');
  });

  it('shows the dates for an arrival date', () => {
    const html = page(makeTreatment(), '?arrive=2027-01-11');
    expect(html).toMatch(/Earliest flight<\/dt><dd><span[^>]*>Thu, Jan 14/);
    expect(html).toMatch(/Second trip<\/dt><dd>Apr 13 – Jul 13, 2027/);
    expect(html).toContain('name="robots" content="noindex"');
  });

  it('shows the checkups, packages and share link for an arrival date', () => {
    const html = page(makeTreatment(), '?arrive=2027-01-11');
    expect(html).toMatch(/Checkups<\/dt><dd><span[^>]*>Thu, Jan 14/);
    expect(html).toContain('/treatments/dental-implant-single?arrive=2027-01-11</code>');
    expect(page()).not.toContain('Link to this plan');
  });

  it('cites the source of the flight advice, and warns when it is longer than our calendar', () => {
    const sleeve = page(
      makeTreatment({ slug: 'gastric-sleeve', fly_home_min_days: 5, hospital_nights: 2 }),
      '?arrive=2027-01-11',
    );
    expect(sleeve).toContain('waiting 10 days before flying');
    expect(sleeve).toContain('CDC Yellow Book: Medical Tourism');
    expect(sleeve).toContain('Plan for 10 days');
    expect(sleeve).toMatch(/Advised before flying<\/dt><dd>Sat, Jan 23/);
    expect(page()).toContain('not a rule from a source');
  });

  it('links to every section it contains, and to no other', () => {
    const html = page(makeTreatment({ provider_count: 0 }));
    const nav = /<nav class="page-nav.*?<\/nav>/.exec(html)?.[0] ?? '';
    const targets = [...nav.matchAll(/href="#([a-z-]+)"/g)].map(([, id]) => id);
    expect(targets).toEqual(['packages', 'what', 'who', 'days', 'prices', 'risks', 'questions']);
    for (const id of targets) expect(html).toContain(`id="${id}"`);
  });

  it('links to a doctor with the treatment selected', () => {
    expect(page()).toContain('href="/booking/consultation?treatment=dental-implant-single"');
  });

  it('keeps an invalid date in its field and explains the error', () => {
    const html = page(makeTreatment(), '?arrive=2027-02-30');
    expect(html).toMatch(/<input[^>]*type="text"[^>]*value="2027-02-30"|<input[^>]*value="2027-02-30"[^>]*type="text"/);
    expect(html).toContain('Enter a date as year, month and day');
    expect(html).toContain('aria-invalid="true"');
  });

  it('says that there is no reviewer', () => {
    expect(page()).toContain('Not yet reviewed by a clinician.');
    expect(page()).toContain('It doesn’t cite a public source');
  });

  it('says which public sources the text rests on', () => {
    const { content } = makeTreatment();
    const source = { label: 'CDC Yellow Book', url: 'https://www.cdc.gov/yellow-book' };
    const html = page(makeTreatment({ content: { ...content, risks: [{ text: 'Clots.', source }] } }));
    expect(html).toMatch(/public sources.{0,80}<a href="https:\/\/www\.cdc\.gov\/yellow-book"/s);
    expect(html).not.toContain('It doesn’t cite a public source');
  });

  it('shows the reviewer, the credential and the date', () => {
    const review = { reviewer: 'Dr. of these tests', credential: 'REG 1', reviewed_on: '2026-11-01' };
    const html = page(makeTreatment({ medical_review: review }));
    expect(html).toContain('Reviewed by Dr. of these tests, REG 1, on Nov 1, 2026.');
    expect(html).toContain('"lastReviewed":"2026-11-01"');
    expect(html).not.toContain('Not yet reviewed');
  });

  it('includes structured data for the procedure and breadcrumbs', () => {
    const [, json = '[]'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page()) ?? [];
    const { '@graph': graph } = JSON.parse(json) as { '@graph': Record<string, unknown>[] };
    expect(graph.map((node) => node['@type'])).toEqual(['MedicalWebPage', 'BreadcrumbList']);
    expect(graph[0]).toMatchObject({
      url: 'https://travesia.example/treatments/dental-implant-single',
      about: { '@type': 'MedicalProcedure', howPerformed: 'What is done.' },
    });
  });

  it('shows no dates for a remote treatment', () => {
    const html = page(makeTreatment({ trips: 0, content: makeContent({ steps: [] }) }));
    expect(html).toContain('No travel needed.');
    expect(html).not.toContain('name="arrive"');
  });
});

describe('treatment list', () => {
  const list = (search: string, treatments = [makeTreatment()]) => {
    const facets = { category: [{ value: 'dental', label: 'Dental', count: 1 }], country: [], city: [] };
    const facts = {
      total: treatments.length,
      page: 1,
      page_size: 50,
      total_pages: 1,
      has_next: false,
      has_previous: false,
    };
    return renderPage(
      <TreatmentList
        page={{ data: treatments, ...facts, facets }}
        all={[makeTreatment()]}
        errors={{}}
        loosest={null}
      />,
      { path: '/treatments', search },
    );
  };

  it('announces its result count and shows each price with its currency, next to the home price', () => {
    const html = list('');
    expect(html).toMatch(/role="status"[^>]*>1 treatment</);
    expect(html).toContain('United States, typical: US$\u00A03,100–5,800');
    expect(html).not.toMatch(/<(del|s)>/);
  });

  it('shows the same data as a table', () => {
    expect(list('?view=table')).toMatch(
      /<th scope="row"><a href="\/treatments\/dental-implant-single">Dental implant<\/a><\/th>/,
    );
  });

  it('explains an empty result and suggests the next step', () => {
    const html = list('?q=zzz', []);
    expect(html).toContain('found nothing similar to “zzz” in the catalog');
    expect(html).toContain('href="/treatments">Clear filters');
  });
});

describe('treatment without a page or price', () => {
  it('links to the nearest ones', () => {
    const html = renderPage(<MissingTreatment slug="dental-implnt" matches={[makeTreatment()]} />, { locale: 'pt' });
    expect(html).toContain('href="/pt/treatments/dental-implant-single"');
    expect(html).toContain('<code>dental-implnt</code>');
  });

  it('says that there is no price, and marks one with a warning', () => {
    const html = renderPage(
      <TreatmentCard treatment={makeTreatment({ price: null, restricted: true, package_count: 0 })} />,
    );
    expect(html).toContain('No price yet');
    expect(html).toContain('Regulator warning');
    expect(html).toContain('No packages yet');
  });
});
