import { describe, expect, it } from 'vitest';
import { clinicianPath } from '@travesia/contracts/providers';
import { renderPage } from '../../../../../lib/site/testing/render-page.tsx';
import { makeClinician, makeCredential, makeDetail } from '../../testing/make-detail.ts';
import { ClinicianPage } from '../clinician-page.tsx';
import { registerAddress } from '../../register-address.ts';

const provider = makeDetail();
const person = makeClinician();
const render = (shown = person) =>
  renderPage(
    <ClinicianPage person={shown} provider={provider} packages={<p>offers</p>} packageCount={1} clinicCard={null} />,
  );

describe('a clinician’s page', () => {
  it('shows license, register and clinic, and is its own canonical page', () => {
    const html = render();
    expect(html).toContain(`<h1>${person.name}</h1>`);
    expect(html).toContain(person.licence?.body ?? 'no license in the sample');
    expect(html).toContain(`href="/providers/${provider.slug}"`);
    expect(html).toContain(`<link rel="canonical" href="https://travesia.example${clinicianPath(provider, person)}"`);
    expect(html).toContain('"@type":"Person"');
  });

  it('shows the figures the clinic states and a written answer, marked as samples for a fictional person', () => {
    const cases = [{ treatment: { slug: 'dental-implant-single', name: 'Dental implant' }, count: 184 }];
    const answer = { question: 'Will you operate yourself?', answer: 'Yes.' };
    const told = makeClinician({ cases, cases_year: 2025, answer });
    const html = render(told);
    expect(html).toContain('Procedures performed in 2025');
    expect(html).toContain('<b class="num">184</b>');
    expect(html).toContain('Sample figures for a fictional person');
    expect(html).toContain('Sample answer');
    const real = render({ ...told, demo: false });
    expect(real).toContain('As reported by the clinic');
    expect(real).not.toContain('Sample');
    expect(render()).not.toContain('A question patients ask');
  });

  it('claims no license that is not on file', () => {
    const html = render(makeClinician({ licence: null, registry: null }));
    expect(html).toContain('We have no license on file');
    expect(html).not.toContain('hasCredential');
  });
});

it('links only to registers we know, and only for licenses of their bodies', () => {
  expect(registerAddress('CO', 'ReTHUS')).toContain('sispro.gov.co');
  expect(registerAddress('BR', 'CRM-SP')).toContain('cfm.org.br');
  expect(registerAddress('BR', 'CNES; Vigilância Sanitária de Curitiba')).toContain('cnes.datasus.gov.br');
  expect(registerAddress('AR', 'REFEPS / SISA')).toContain('sisa.msal.gov.ar');
  expect(registerAddress('BR', 'CRO-SP')).toBeNull();
  expect(registerAddress('PA', 'Consejo Técnico de Salud')).toBeNull();
});

it('has an address with the name, without accents', () => {
  expect(clinicianPath({ slug: 'clinica' }, { id: 'x', name: 'Dra. Zoë Núñez' })).toBe(
    '/providers/clinica/clinicians/dra-zoe-nunez-x',
  );
});

it('says how they see patients, and which specialty is registered', () => {
  const specialty = makeCredential({ kind: 'specialty', body: 'RQE', number: '4711', status: 'being_checked' });
  const html = render(makeClinician({ sees: { in_person: true, online: true }, specialty_licence: specialty }));
  expect(html).toContain('At the clinic and online');
  expect(html).toContain('Registered specialty: RQE 4711');
  expect(html).toContain('Under review');
});
