import { describe, expect, it } from 'vitest';
import { catalog, demo, share, TODAY } from './demo-under-test.ts';
import { addDays } from '../days.ts';
import { SOON_DAYS } from '../age-credentials.ts';

const count = <T>(list: T[], belongs: (item: T) => boolean) => list.filter(belongs).length;
const soon = addDays(TODAY, SOON_DAYS);
const ended = (one: { expires_on: string | null }) => one.expires_on !== null && one.expires_on < TODAY;
const provider = (slug: string) => demo.providers.find((one) => one.slug === slug);

/** Well-known names of real institutions, which no demo provider may use or resemble. */
const REAL_NAMES = [
  'Pablo Tobón Uribe',
  'Cardioinfantil',
  'Santa Fe',
  'Valle del Lili',
  'FCV',
  'Cardiovascular de Colombia',
  'Clínica Bíblica',
  'CIMA',
  'Punta Pacífica',
  'Galenia',
  'Albert Einstein',
  'Sírio-Libanês',
  'Clínica Alemana',
  'Las Condes',
  'Médica Sur',
  'Ángeles',
  'ABC Medical',
  'Christus',
  'San José Tec',
  'Oasis of Hope',
  'Clínica Las Américas',
  'El Rosario',
  'Imbanaco',
  'Hospital Metropolitano',
  'Favaloro',
  'Hospital Italiano',
  'Hospital Alemán',
  'Anglo Americana',
  'Clínica Internacional',
  'Clínica Ricardo Palma',
  'HOMS',
  'CEDIMAT',
  'Ivo Pitanguy',
  'Rede D’Or',
  'Moinhos de Vento',
  'Clínica Pichincha',
  'Clínica Farallones',
];

describe('demo providers', () => {
  it('cover the verification states that screens need', () => {
    const status = (wanted: string) => count(demo.providers, (one) => one.verification_status === wanted);
    expect([
      status('verified'),
      status('pending'),
      status('unverified'),
      status('rejected'),
      status('expired'),
    ]).toEqual([50, 6, 3, 1, 1]);
    expect(count(demo.providers, (one) => one.operational_status === 'suspended')).toBe(1);
    expect(demo.providers.filter((one) => !one.listed).map((one) => one.verification_status)).not.toContain('pending');
    expect(provider('odontologia-pance')?.listed).toBe(false);
    expect(provider('estetica-caribe-ozama')?.listed).toBe(false);
  });

  it('have no name of a real institution', () => {
    const plain = (name: string) =>
      name
        .normalize('NFD')
        .replaceAll(/\p{Diacritic}/gu, '')
        .toLowerCase();
    for (const { name } of demo.providers) {
      expect(REAL_NAMES.filter((real) => plain(name).includes(plain(real)))).toEqual([]);
    }
    expect(new Set(demo.providers.map((one) => one.slug)).size).toBe(demo.providers.length);
  });

  it('are in their city and have only addresses reserved for examples', () => {
    const cities = new Map(catalog.cities.map((city) => [city.slug, city]));
    for (const one of demo.providers) {
      const city = cities.get(one.city);
      expect(Math.hypot(one.lat - (city?.lat ?? 0), one.lon - (city?.lon ?? 0))).toBeLessThan(0.16);
      expect(city?.airports).toContain(one.transport.airport);
      expect(one.email.endsWith('.example')).toBe(true);
      expect(one.website.endsWith('.example')).toBe(true);
      expect(one.phone).toMatch(/555\d?[ -]01\d\d$/);
    }
  });

  it('use only types, treatments and accreditors from the catalog', () => {
    const accreditors = new Set(catalog.accreditors.map((one) => one.slug));
    const treatments = new Set(catalog.treatments.map((one) => one.slug));
    const types = new Set(catalog.providerTypes.map((one) => one.key));
    for (const one of demo.providers) {
      expect(types).toContain(one.type);
      for (const slug of one.accreditations) expect(accreditors).toContain(slug);
      for (const { treatment } of one.treatments) expect(treatments).toContain(treatment);
    }
    const offered = new Set(demo.providers.flatMap((one) => one.treatments.map((done) => done.treatment)));
    expect(offered.size).toBe(treatments.size);
  });

  it('each have their own description', () => {
    for (const lang of ['en', 'es', 'pt'] as const) {
      const texts = demo.providers.map((one) => one.description[lang]);
      const openings = texts.map((text) => text.split(' ').slice(0, 6).join(' '));
      expect(new Set(texts).size).toBe(61);
      expect(new Set(openings).size).toBe(61);
    }
  });
});

describe('demo clinicians', () => {
  it('have distinct names, bios and numbers that no registry could have issued', () => {
    expect(new Set(demo.clinicians.map((one) => one.name)).size).toBe(181);
    expect(new Set(demo.clinicians.map((one) => one.bio.en)).size).toBe(181);
    expect(demo.clinicians.filter((one) => !one.registration.number.includes('DEMO'))).toEqual([]);
  });

  it('have a specialist registration number in Brazil, where specialties require one', () => {
    const brazil = new Set(demo.providers.filter((one) => one.country === 'BR').map((one) => one.id));
    const people = demo.clinicians.filter((one) => brazil.has(one.provider_id));
    expect(people.length).toBeGreaterThan(10);
    expect(people.filter((one) => !one.registration.specialty_number?.startsWith('RQE DEMO-'))).toEqual([]);
  });

  it('sum to the case numbers of their provider', () => {
    const ceiba = provider('clinica-dental-ceiba');
    const implants = ceiba?.treatments.find((one) => one.treatment === 'dental-implant-single');
    const people = demo.clinicians.filter((one) => implants?.clinician_ids.includes(one.id));
    const done = people.flatMap((one) => one.treatments.filter((t) => t.treatment === 'dental-implant-single'));
    const lastYear = done.flatMap((one) => one.experience.filter(({ year }) => year === 2025));
    expect(implants?.experience[0]).toEqual({ year: 2025, count: lastYear.reduce((sum, one) => sum + one.count, 0) });
  });
});

describe('demo credentials', () => {
  it('have expired or soon will for 8 % of them', () => {
    const aged = share(demo.credentials, (one) => one.expires_on !== null && one.expires_on <= soon);
    expect(aged).toBeCloseTo(0.08, 2);
    expect(count(demo.credentials, ended)).toBe(9);
  });

  it('give every listed provider a facility license, valid unless its verification has expired', () => {
    for (const one of demo.providers.filter(({ listed }) => listed)) {
      const licence = demo.credentials.find(
        ({ provider_id, kind }) => provider_id === one.id && kind === 'facility_licence',
      );
      const wanted = one.verification_status === 'pending' ? 'being_checked' : 'verified';
      expect(licence).toMatchObject({ status: wanted });
      expect(licence && ended(licence)).toBe(one.verification_status === 'expired');
    }
  });

  it('never let a package name a clinician whose license has expired', () => {
    const lapsed = new Set(demo.credentials.filter(ended).map((one) => one.clinician_id));
    const named = demo.packages.filter((one) => one.status === 'published').map((one) => one.clinician_id);
    expect(named.filter((id) => lapsed.has(id))).toEqual([]);
  });

  it('show no badge for an expired accreditation', () => {
    const lapsed = demo.credentials.filter((one) => one.kind === 'accreditation' && ended(one));
    expect(lapsed.length).toBeGreaterThan(0);
    for (const one of lapsed) {
      const holder = demo.providers.find(({ id }) => id === one.provider_id);
      expect(holder?.accreditations).not.toContain(one.accreditor);
    }
  });

  it('have the demo mark in every number', () => {
    expect(demo.credentials.filter((one) => one.number !== null && !one.number.includes('DEMO'))).toEqual([]);
  });
});
