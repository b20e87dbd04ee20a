import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../lib/site/testing/render-page.tsx';
import { makeDetail } from '../../testing/make-detail.ts';
import { PackagePage } from '../package-page.tsx';
import { packageTitle } from '../package-title.ts';

const detail = makeDetail();
const parts = { flyDay: 3, person: null, days: null, way: null, policy: null, reviewItems: null, clinicCard: null };
const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00A0]+/g, ' ');
const address = `https://travesia.example/packages/dental-implant-single/clinica-dental-ceiba-${detail.id}`;

describe('a package’s page', () => {
  const html = renderPage(<PackagePage {...parts} detail={detail} reviews={{ data: [], total: 0 }} />, {
    path: '/packages/dental-implant-single/x',
  });

  it('leads with the total, what the price leaves out and the earliest flight home', () => {
    const text = words(html);
    expect(text.indexOf('≈ US$ 1,605 total with extras')).toBeGreaterThan(0);
    expect(text).toContain('5 nights needed, not included, ≈ US$ 185');
    expect(text).toContain('Fly home from day 3');
    expect(html.match(/class="contract-line /g)).toHaveLength(22);
  });

  it('offers the request beside the price and at the lower edge of phones, and save, compare and share', () => {
    expect(html.split(`href="/booking/consultation?package=${detail.id}"`)).toHaveLength(3);
    expect(html).toContain('class="sticky-action');
    for (const act of ['data-keep="saved"', 'data-keep="compared"', 'data-enhance="share"'])
      expect(html).toContain(act);
  });

  it('says what is not known: surgeon, policy, reviews', () => {
    const text = words(html);
    expect(text).toContain('The clinic hasn’t named a clinician for this package');
    expect(text).toContain('No cancellation policy is published');
    expect(text).toContain('No one has reviewed this treatment at this clinic yet');
  });

  it('has no part for what the clinic did not write', () => {
    expect(html).not.toContain('id="complications"');
    expect(words(html)).not.toContain('Advertising permit');
  });

  it('is its own canonical page in three languages, with a preview and an offer', () => {
    expect(html).toContain(`<link rel="canonical" href="${address}"`);
    expect(html).toContain(`hrefLang="pt-BR" href="${address.replace('/packages', '/pt/packages')}"`);
    expect(html).toContain(`/og/en/package/${detail.id}.png`);
    expect(html).toContain('"@type":"Offer"');
  });
});

describe('a package whose clinic wrote all about it', () => {
  const lead = { id: '019a0000-0000-7000-8000-000000000001', name: 'Dra. Ana Gil', specialty: 'Dentist' };
  const other = { id: '019a0000-0000-7000-8000-000000000002', name: 'Dr. Luis Paz', specialty: 'Oral surgeon' };
  const told = makeDetail({
    clinician_id: lead.id,
    clinicians: [lead, other],
    complications: {
      pays: { surgeon: 'clinic', facility: 'insurance', travel: 'patient', home_care: null },
      window_days: 30,
      exclusions: 'Smoking in the first week.',
    },
    search_summary: 'One implant in Medellín, with two checkups.',
    advertising_number: 'PUB-7',
  });
  const html = renderPage(
    <PackagePage {...parts} person="Lead" emergencyNumber="123" detail={told} reviews={{ data: [], total: 0 }} />,
    { path: '/packages/dental-implant-single/x' },
  );
  const text = words(html);

  it('says whom to call first and who pays for a complication', () => {
    expect(html).toContain('href="#complications"');
    expect(text).toContain('In an emergency, call 123 first, then the clinic.');
    const [, said = ''] = text.split('call 123 first, then the clinic.');
    for (const [name, value] of [
      ['Surgeon fee', 'The clinic pays'],
      ['Operating room and hospital', 'Insurance, if your policy covers it'],
      ['Another trip', 'You pay'],
      ['Care at home', 'The clinic doesn’t say. Ask before you agree.'],
      ['For how long', '30 days after the procedure'],
      ['Not covered', 'Smoking in the first week.'],
    ])
      expect(said).toContain(`${name} ${value}`);
  });

  it('names who else takes part, with the way to their page', () => {
    expect(html).toContain(`href="/providers/${told.provider.slug}/clinicians/dr-luis-paz-${other.id}"`);
    expect(html).not.toContain(`dra-ana-gil-${lead.id}`);
    expect(text).toContain('Advertising permit: PUB-7');
  });

  it('is described to search engines by its summary', () => {
    expect(html).toContain('<meta name="description" content="One implant in Medellín, with two checkups."');
  });
});

it('has a title with the clinic’s name that fits, cut at a word', () => {
  expect(packageTitle(detail)).toBe('Dental implant, trip one of two, Clínica Dental Ceiba');
  const title = packageTitle(makeDetail({ title: 'Dental implant with bone graft, temporary crown and sedation' }));
  expect(title).toBe('Dental implant with bone graft…, Clínica Dental Ceiba');
  expect(title.length).toBeLessThanOrEqual(60);
});
