import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../lib/site/testing/render-page.tsx';
import { makeDetail } from '../../packages/testing/make-detail.ts';
import { comingMonths } from '../months.ts';
import { clinic, noAbout } from '../testing/make-about.ts';
import { ClaimPage } from '../ui/claim-page.tsx';
import { ConsultationPage } from '../ui/consultation-page.tsx';
import { ContactPage } from '../ui/contact-page.tsx';

const months = comingMonths(new Date('2026-11-21T00:00:00Z'));
const about = { ...noAbout, provider: clinic() };
const page = (change: object = {}, site: object = {}) =>
  renderPage(<ConsultationPage about={about} months={months} sent={null} refusal={undefined} {...change} />, {
    path: '/booking/consultation',
    search: '?provider=clinica-sol',
    ...site,
  });

it('offers the current month and the next seventeen', () => {
  expect([months[0], months[1], months.at(-1), months.length]).toEqual(['2026-11', '2026-12', '2028-04', 18]);
});

describe('consultation request page', () => {
  it('shows its subject and posts to its own address', () => {
    const html = page();
    expect(html).toContain('href="/providers/clinica-sol"');
    expect(html).toContain('action="/booking/consultation?provider=clinica-sol"');
    expect(html).toContain(
      'passed to Clínica Sol and, if it belongs to one, to the organization that manages it, and to nobody else',
    );
    for (const token of ['name', 'email', 'tel', 'country']) expect(html).toContain(`autoComplete="${token}"`);
  });

  it('confirms with the clinic, the package and what to prepare, without a link to change them', () => {
    const html = page({ about: { ...noAbout, offer: makeDetail() }, sent: 'TR-2345-67' });
    const text = html.replaceAll(/<[^>]+>/g, ' ');
    expect(text).toContain('What you asked about');
    expect(html).toContain(`href="/providers/${makeDetail().provider.slug}"`);
    expect(text).toContain(makeDetail().provider.name);
    expect(text).toContain(makeDetail().title);
    expect(text).toContain('What to prepare');
    expect(text).toContain('When you could travel');
    expect(html).not.toContain('href="/booking/consultation"');
  });

  it('preselects no consent', () => {
    expect(page()).not.toMatch(/name="consents\.[a-z_]+"[^>]*checked/);
  });

  it('shows errors at the top, linked to their fields, with the typed values', () => {
    const refusal = {
      values: { full_name: 'Rosa', email: 'x' },
      errors: { email: 'Write the whole address' },
      problem: null,
    };
    const html = page({ refusal });
    expect(html).toContain('href="#field-email"');
    expect(html).toContain('value="Rosa"');
    expect(html).toMatch(/aria-describedby="field-email-error/);
  });

  it('shows the wait after too many requests and says that nothing is lost', () => {
    const problem = { code: 'request.rate_limited', status: 429, retry_after: 7201 };
    const html = page({ refusal: { values: {}, errors: {}, problem } });
    expect(html).toContain('Try again in 3 hours.');
    expect(html).toContain('What you entered is still here.');
  });

  it('says in the demo, before anything is typed, who can read it, and promises no answer', () => {
    const html = page({}, { demo: true });
    expect(html.indexOf('Demo: use fictional details')).toBeGreaterThan(0);
    expect(html.indexOf('Demo: use fictional details')).toBeLessThan(html.indexOf('<form'));
    expect(html).toContain('Anyone who tries the demo as this clinic can read and answer it.');
    expect(html).not.toContain('working day');
  });

  it('of an imported listing has a claim link instead of a form', () => {
    const html = page({ about: { ...noAbout, provider: clinic({ listing: 'directory' }) } });
    expect(html).not.toContain('<form');
    expect(html).toContain('/providers/clinica-sol/claim');
  });

  it('of a clinic whose license has expired says so instead of a form, but never loses what was typed', () => {
    const closed = { ...noAbout, provider: clinic({ verification_status: 'expired' }) };
    const html = page({ about: closed });
    expect(html).not.toContain('<form');
    expect(html).toContain('Clínica Sol takes no new requests');
    expect(html).toContain('href="/providers/clinica-sol#credentials"');
    const problem = { code: 'leads.clinic_not_verified', status: 409, error: 'It takes no new requests.' };
    const refused = page({ about: closed, refusal: { values: { full_name: 'Rosa' }, errors: {}, problem } });
    expect(refused).toContain('value="Rosa"');
    expect(refused).toContain('It takes no new requests.');
  });

  it('without a subject links to what can be asked about', () => {
    const html = page({ about: noAbout });
    expect(html).not.toContain('<form');
    for (const way of ['/treatments', '/packages', '/directory', '/contact']) expect(html).toContain(`href="${way}"`);
  });

  it('shows the reference after sending, and clears the draft', () => {
    const html = page({ sent: 'TR-7K3M-9QXD' });
    expect(html).toContain('TR-7K3M-9QXD');
    expect(html).toContain('data-enhance="keep-draft"');
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).not.toContain('<form');
  });
});

it('the contact page reads its topic from the URL', () => {
  const html = renderPage(<ContactPage topic="privacy" sent={null} site={null} refusal={undefined} />, {
    locale: 'pt',
    path: '/contact',
  });
  expect(html).toMatch(/<option value="privacy" selected="">Meus dados/);
  expect(html).toContain('Em 2 dias úteis, de segunda a sexta');
});

it('the contact page shows telephone and hours as the operators have set them, and says if there is no telephone', () => {
  const contact = (site: { phone: string | null; hours: { en: string; es: string; pt: string } | null }) =>
    renderPage(<ContactPage topic={null} sent={null} site={site} refusal={undefined} />, { locale: 'es' });
  const hours = { en: 'Monday to Friday', es: 'De lunes a viernes', pt: 'De segunda a sexta' };
  const html = contact({ phone: '+57 601 555 0123', hours });
  expect(html).toContain('<a href="tel:+576015550123">+57 601 555 0123</a>');
  expect(html).toContain('<dt>Horario</dt><dd>De lunes a viernes</dd>');
  expect(contact({ phone: null, hours: null })).toContain('No hay; use este formulario');
  expect(contact({ phone: null, hours: null })).not.toContain('Horario');
});

describe('claim page', () => {
  const claim = (listing: 'partner' | 'directory') =>
    renderPage(<ClaimPage provider={clinic({ listing })} sent={null} refusal={undefined} />, { locale: 'es' });

  it('explains what is compared, and that nothing changes in the meantime', () => {
    expect(claim('directory')).toContain('registro público de establecimientos');
    expect(claim('directory')).toContain('Hasta entonces la ficha no cambia.');
  });

  it('of a partner has no form', () => {
    expect(claim('partner')).not.toContain('<form');
    expect(claim('partner')).toContain('Esta clínica ya administra su página');
  });
});

it('prefills a listing report with its page', () => {
  const listing = 'https://travesia.example/providers/clinica-sol';
  const html = renderPage(
    <ContactPage topic="listing" listing={listing} sent={null} site={null} refusal={undefined} />,
    {
      path: '/contact',
    },
  );
  expect(html).toContain(`About this page: ${listing}</textarea>`);
});
