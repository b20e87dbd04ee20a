import { pageFacts } from '@travesia/contracts/kit';
import { VerificationStatus } from '@travesia/contracts/providers';
import type { Review } from '@travesia/contracts/reviews';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../lib/site/testing/render-page.tsx';
import type { ReviewPage } from '../load-provider.ts';
import { makeClinician, makeDetail, makeCredential } from '../testing/make-detail.ts';
import { makeListing } from '../testing/make-provider.ts';
import { ListingPage } from '../ui/profile/listing-page.tsx';
import { ProviderPage } from '../ui/profile/provider-page.tsx';

const words = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .trim();

const review: Review = {
  id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e40',
  author: 'Terrence H.',
  author_place: 'Atlanta',
  language: 'es',
  treatment: { slug: 'dental-implant-single', name: 'Dental implant' },
  overall: 2,
  scores: { care: 4, communication: 1, facility: 3, value: 2 },
  title: 'Tres choferes',
  body: 'Tres choferes en cinco días.',
  visited_month: '2026-06',
  stage: 'month3',
  published_on: '2026-09-10',
  reply: { body: 'Tiene razón.', language: 'es', replied_on: '2026-09-14' },
  demo: true,
};
const reviews = (changes: Partial<ReviewPage> = {}): ReviewPage => ({
  data: [review],
  ...pageFacts(1, 1, 10),
  average: 4.6,
  distribution: [1, 1, 2, 17, 66],
  facets: {
    treatment: [{ value: 'dental-implant-single', label: 'Dental implant', count: 60 }],
    home: [{ value: 'US', label: 'United States', count: 41 }],
    written: [
      { value: 'en', label: 'English', count: 50 },
      { value: 'es', label: 'Spanish', count: 37 },
    ],
  },
  ...changes,
});
/** Only the fields the example reads. */
const offer = {
  title: 'Dental implant',
  shown_price: { amount: 142_000, currency: 'USD', approximate: false },
  deposit_percent: 20,
};
const render = (detail = makeDetail(), page = reviews(), search = '') =>
  renderPage(
    <ProviderPage
      provider={detail}
      parts={{
        clinicians: [makeClinician(), makeClinician({ id: 'b', name: 'Dr. Mateo Quiroga', licence: null })],
        reviews: page,
      }}
      packages={<p>the packages</p>}
      packageLinks={null}
      map={null}
      example={offer}
    />,
    { path: '/providers/clinica-dental-ceiba', search },
  );

describe('the profile of a partner', () => {
  it('shows for each credential the issuer, scope, number, expiration date and verification date', () => {
    const text = words(render());
    expect(text).toContain(
      'Verified Facility license Issued by REPS, Secretaría de Salud de Antioquia Issued to Clínica Dental Ceiba Scope Oral surgery Number 05001-DEMO-4417 Valid from Jul 1, 2025 Expires on Jun 30, 2028 Verified on Nov 4, 2026',
    );
    expect(text).toContain('1 of 2 clinicians have a valid license');
    expect(text).toContain('License verified Nov 4, 2026');
    expect(text).toContain('License not verified');
  });

  it('explains a credential that is not valid', () => {
    const credentials = [
      makeCredential({ id: 'a', status: 'expired' }),
      makeCredential({ id: 'b', status: 'not_held', kind: 'accreditation', body: 'JCI' }),
    ];
    const text = words(render(makeDetail({ credentials })));
    expect(text).toContain('Expired Facility license It has expired');
    expect(text).toContain('Not held Accreditation: JCI The clinic doesn’t claim to hold it.');
  });

  it('links to the official register beside a license whose register has a public search', () => {
    const brazil = makeDetail({
      country: { code: 'BR', name: 'Brazil' },
      credentials: [makeCredential({ id: 'a', body: 'CNES; Vigilância Sanitária de Curitiba' })],
    });
    expect(render(brazil)).toMatch(
      /<a href="https:\/\/cnes\.datasus\.gov\.br\/"[^>]*>Look it up in the official registry/,
    );
    expect(render(makeDetail({ credentials: [makeCredential({ id: 'b', body: 'COFEPRIS' })] }))).not.toContain(
      'datasus',
    );
  });

  it.each(VerificationStatus.options)('says plainly when its credentials are not valid: %s', (status) => {
    const html = render(makeDetail({ verification_status: status }));
    expect(html.includes('notice-warning')).toBe(status !== 'verified');
  });

  it('shows the average with its count, the distribution, and a low review with the clinic’s answer in its language', () => {
    const html = render();
    const text = words(html);
    expect(text).toContain('4.6 of 5 87 reviews, after completed treatment');
    expect(text).toContain('5 stars 66 4 stars 17 3 stars 2 2 stars 1 1 star 1');
    expect(html).toContain('<div lang="es"><h3 class="review-title">Tres choferes</h3>');
    expect(html).toContain('aria-label="2 of 5 stars"');
    expect(text).toContain('Clínica Dental Ceiba responded on Sep 14, 2026 Tiene razón.');
  });

  it('filters reviews by links that keep the position; the selected one clears its filter', () => {
    const html = render(makeDetail(), reviews(), '?stars=2');
    expect(html).toContain('href="/providers/clinica-dental-ceiba?stars=5#reviews"');
    expect(html).toContain('href="/providers/clinica-dental-ceiba#reviews" aria-current="true"');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  it('describes the cancellation policy in words', () => {
    const text = words(render());
    expect(text).toContain('You cancel 30 or more days before 100% 1');
    expect(text).toContain(
      'You cancel in the last 14 days Changing the date inside the last 7 days costs US$ 300. No refund 1',
    );
    expect(text).toContain('The clinic cancels 100% –');
    expect(text).toContain('It requires a deposit of 20% of the price.');
  });

  it('applies the cancellation policy to the price of one of its packages', () => {
    const text = words(render());
    expect(text).toContain('Example refund: Dental implant, US$ 1,420');
    expect(text).toContain('Deposit, US$ 284 In full, US$ 1,420');
    expect(text).toContain('You cancel 30 or more days before US$ 284 US$ 1,420');
  });

  it('filters reviews by treatment and home country, and by language', () => {
    const html = render(makeDetail(), reviews(), '?home=US&sort=lowest');
    expect(html).toContain('<option value="US" selected="">United States (41)</option>');
    expect(html).toContain('<input type="hidden" name="sort" value="lowest"/>');
    expect(html).toContain('href="/providers/clinica-dental-ceiba?home=US&amp;sort=lowest&amp;written=es#reviews"');
    expect(html).toContain('href="/providers/clinica-dental-ceiba?sort=lowest#reviews">See all reviews');
  });

  it('says how fast it responds, and that the demo figure is fictional', () => {
    expect(words(render(makeDetail({ response_minutes: 175, demo: true })))).toContain(
      'Replies in about 3 hours. This figure is fictional.',
    );
    expect(words(render(makeDetail({ response_minutes: 175, demo: false })))).toContain(
      'half were faster, half slower',
    );
  });

  it('links to the form for reporting errors', () => {
    expect(render()).toContain('href="/contact?topic=listing&amp;provider=clinica-dental-ceiba"');
  });
});

describe('a public registry listing', () => {
  const listing = makeDetail({
    ...makeListing(),
    description: null,
    website: 'www.hospital-san-jose.example',
    credentials: [],
    cancellation_policy: null,
    sources: [{ name: 'REPS', licence: 'CC BY 4.0', imported_on: '2026-11-02', external_id: '05001' }],
  });
  const html = renderPage(<ListingPage provider={listing} map={null} />, { path: '/providers/hospital-san-jose' });

  it('says that it is neither verified nor a partner, and where the data comes from', () => {
    const text = words(html);
    expect(text).toContain('Not verified, not a partner');
    expect(text).toContain('REPS, number 05001, imported on Nov 2, 2026. License: CC BY 4.0.');
    expect(html).toContain('href="https://www.hospital-san-jose.example/"');
  });

  it('shows no price, rating or badge', () => {
    expect(html).not.toMatch(/class="(badge|price|rating)|aggregateRating|hasCredential|availableService/);
  });
});
