import { describe, expect, it } from 'vitest';
import { parseServices } from '../../../data/services/read-services.ts';
import { careTeamRows, readCareTeam } from '../services/care-team.ts';
import { demo, TODAY } from './demo-under-test.ts';

const team = readCareTeam();

describe('the demo care team', () => {
  it('works at verified demo clinics, under unique names', () => {
    const verified = new Set(
      demo.providers.filter((one) => one.verification_status === 'verified').map((one) => one.slug),
    );
    expect(team.filter(({ provider }) => !verified.has(provider))).toEqual([]);
    const names = new Set(demo.clinicians.map((one) => `${one.given_name} ${one.family_name}`));
    expect(team.filter(({ given, family }) => names.has(`${given} ${family}`))).toEqual([]);
  });

  it('has stable ids, and licenses that were checked before today', () => {
    const now = careTeamRows(team, TODAY);
    const later = careTeamRows(team, '2027-11-20');
    expect(later.clinicians.map(({ id }) => id)).toEqual(now.clinicians.map(({ id }) => id));
    expect(now.credentials.every(({ checkedOn }) => checkedOn != null && checkedOn < TODAY)).toBe(true);
    expect(now.clinicians.every(({ demo: marked }) => marked)).toBe(true);
  });

  it('offers therapy in every supported language', () => {
    const spoken = new Set(team.flatMap(({ therapy, languages }) => (therapy ? languages : [])));
    expect([...spoken]).toEqual(expect.arrayContaining(['en', 'es', 'pt']));
  });
});

describe('the services', () => {
  it('state in three languages what they can and cannot do', () => {
    for (const service of parseServices()) {
      const texts = [service.name, service.summary, service.limit, ...service.can, ...service.cannot];
      for (const text of texts) expect(new Set(Object.values(text)).size, text.en).toBe(3);
    }
  });
});
