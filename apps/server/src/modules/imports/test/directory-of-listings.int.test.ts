import {
  getDirectoryMap,
  listDirectoryCities,
  listProviderAddresses,
  listProviders,
} from '@travesia/contracts/providers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoApi, openDemoApi } from '../../../app/testing/demo-api.ts';
import { importFacilities } from '../commands/import-facilities.ts';
import { openFacilities } from '../facilities/read-facilities.ts';
import { memorySource } from '../readers/source.ts';

const REGISTER = [
  'Código;Nombre;Provincia;Localidad;Domicilio;CP;Teléfono;Latitud;Longitud',
  '1;CLINICA LOS CEIBOS;Salta;SALTA;BELGRANO 1200;4400;0387 4220011;-24.7859;-65.4117',
  '2;HOSPITAL DEL VALLE;Salta;Salta Capital;;;;-24.79;-65.41',
  '3;SANATORIO LOS ALAMOS;Salta;salta;MITRE 45;;;;',
  '4;HOSPITAL SAN ROQUE;Misiones;POSADAS;;;;-27.36;-55.9',
  '5;HOSPITAL NORTE;Misiones;Posadas (Municipio de Posadas);JUNIN 8;;;-27.37;-55.9',
  '6;CLINICA PEDRO UNO;Jujuy;SAN PEDRO;LIMA 1;;;-24.23;-64.87',
  '7;CLINICA PEDRO DOS;Misiones;San Pedro;LIMA 2;;;-26.62;-54.11',
  '8;CLINICA PEDRO TRES;;San Pedro;LIMA 3;;;;',
  '9;HOSPITAL DE LA CAPITAL;Ciudad Autónoma de Buenos Aires;Ciudad Autonoma de Buenos Aires;;;0114 4300000;-34.6;-58.4',
  '10;CONSULTORIO SIN DATOS;Chubut;;;;;;',
].join('\n');

let api: DemoApi;
beforeAll(async () => {
  api = await openDemoApi('2026-11-20');
  const opened = await openFacilities(memorySource('salta.csv', Buffer.from(REGISTER)), { country: 'AR' });
  await importFacilities(api.database, opened, {
    fileName: 'salta.csv',
    sourceName: 'Test register',
    licence: 'CC BY 4.0',
    today: '2026-11-20',
    at: new Date('2026-11-20T12:00:00Z'),
    dryRun: false,
  });
});
afterAll(() => api.close());

describe('imported listings in the directory', () => {
  it('count on the map, in countries and in cities, beside partner clinics', async () => {
    const [map, list, { data: cities }] = await Promise.all([
      api.call(getDirectoryMap, { query: { country: 'AR', width: 30 } }),
      api.call(listProviders, { query: { country: 'AR', limit: 1 } }),
      api.call(listDirectoryCities, { query: { country: 'AR' } }),
    ]);
    expect(list.facets.listing.map(({ value }) => value).toSorted()).toEqual(['directory', 'partner']);
    expect(map.total).toBe(list.total);
    expect(map.pins.reduce((sum, { count }) => sum + count, 0) + map.unplaced).toBe(list.total);
    expect(map.unplaced).toBe(2);
    expect(map.countries.find(({ code }) => code === 'AR')?.provider_count).toBe(list.total);
    const cityless = 1;
    expect(cities.reduce((sum, { provider_count: count }) => sum + count, 0)).toBe(list.total - cityless);
  });

  it('have cities in the words of their register: one slug a city, whatever the case or addition', async () => {
    const { data } = await api.call(listDirectoryCities, { query: { country: 'AR' } });
    const named = (name: string) => data.filter((one) => one.name === name);
    expect(named('Salta')).toMatchObject([{ slug: 'salta', provider_count: 3, region: 'Salta', shares_name: false }]);
    expect(named('Posadas')).toMatchObject([{ slug: 'posadas', provider_count: 2 }]);
    expect(data.some(({ slug }) => slug.startsWith('ciudad-autonoma'))).toBe(false);
    expect(data.find(({ slug }) => slug === 'buenos-aires')?.provider_count).toBeGreaterThan(1);
  });

  it('keep the region where several cities have the name, and guess none', async () => {
    const { data } = await api.call(listDirectoryCities, { query: { country: 'AR' } });
    const pedros = data.filter(({ name }) => name === 'San Pedro');
    expect(new Set(pedros.map(({ region }) => region))).toEqual(new Set(['Jujuy', 'Misiones', null]));
    expect(pedros.every(({ shares_name: shared, provider_count: count }) => shared && count === 1)).toBe(true);
    const { facets } = await api.call(listProviders, { query: { country: 'AR' } });
    const labels = facets.city.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['San Pedro, Jujuy', 'San Pedro, Misiones', 'San Pedro, Argentina']));
  });

  it('are in the sitemap when they say where they are or how to reach them', async () => {
    const { data } = await api.call(listProviderAddresses, {});
    const slugs = data.map(({ slug }) => slug);
    for (const name of ['clinica-los-ceibos', 'hospital-del-valle', 'hospital-san-roque', 'clinica-pedro-tres'])
      expect(
        slugs.filter((slug) => slug.startsWith(name)),
        name,
      ).toHaveLength(1);
    expect(slugs.some((slug) => slug.startsWith('consultorio-sin-datos'))).toBe(false);
  });
});
