import type { Localized } from '@travesia/contracts/kit';
import type { SearchDocument } from '../documents/document.ts';

const same = (text: string): Localized => ({ en: text, es: text, pt: text });

type Synonym = string | [text: string, weight: number];
const treatment = (ref: string, label: Localized, synonyms: Synonym[]): SearchDocument => ({
  kind: 'treatment',
  ref,
  label,
  names: [label.en, label.es, label.pt],
  synonyms: synonyms.map((one) =>
    typeof one === 'string' ? { text: one, weight: 1 } : { text: one[0], weight: one[1] },
  ),
});
const city = (ref: string, name: string, country: string): SearchDocument => ({
  kind: 'city',
  ref,
  label: same(name),
  country,
  detail: same(country),
  names: [name],
});
const country = (ref: string, label: Localized): SearchDocument => ({
  kind: 'country',
  ref,
  label,
  country: ref,
  names: [label.en, label.es, label.pt],
});

/** Some treatments and places with names in three languages. */
export const namedThings: SearchDocument[] = [
  treatment('dental-implant', { en: 'Dental implant', es: 'Implante dental', pt: 'Implante dentário' }, [
    'tooth implant',
    'poner un diente',
    ['implants', 0.5],
  ]),
  treatment('breast-augmentation', { en: 'Breast augmentation', es: 'Aumento mamario', pt: 'Mamoplastia de aumento' }, [
    'breast implants',
    ['implants', 0.4],
  ]),
  treatment('rhinoplasty', { en: 'Rhinoplasty', es: 'Rinoplastia', pt: 'Rinoplastia' }, [
    'nose job',
    'cirugía de nariz',
    'plástica no nariz',
  ]),
  treatment('gastric-sleeve', { en: 'Gastric sleeve', es: 'Manga gástrica', pt: 'Gastrectomia vertical' }, [
    'stomach sleeve',
  ]),
  treatment('gastric-bypass', { en: 'Gastric bypass', es: 'Bypass gástrico', pt: 'Bypass gástrico' }, [
    'by pass gástrico',
    ['bypass', 0.5],
  ]),
  treatment('heart-bypass', { en: 'Coronary bypass', es: 'Bypass coronario', pt: 'Revascularização miocárdica' }, [
    'heart bypass',
    ['bypass', 0.6],
  ]),
  treatment('knee-replacement', { en: 'Knee replacement', es: 'Reemplazo de rodilla', pt: 'Artroplastia do joelho' }, [
    'prótesis de rodilla',
    'new knee',
  ]),
  treatment('hip-replacement', { en: 'Hip replacement', es: 'Reemplazo de cadera', pt: 'Artroplastia do quadril' }, [
    'prótesis de cadera',
  ]),
  city('medellin', 'Medellín', 'CO'),
  city('bogota', 'Bogotá', 'CO'),
  city('tijuana', 'Tijuana', 'MX'),
  city('mexico-city', 'Mexico City', 'MX'),
  city('panama-city', 'Panama City', 'PA'),
  country('CR', { en: 'Costa Rica', es: 'Costa Rica', pt: 'Costa Rica' }),
  country('MX', { en: 'Mexico', es: 'México', pt: 'México' }),
  country('PA', { en: 'Panama', es: 'Panamá', pt: 'Panamá' }),
  country('CO', { en: 'Colombia', es: 'Colombia', pt: 'Colômbia' }),
];

/** A provider with this name in Medellín, unless stated otherwise. */
export const provider = (ref: string, name: string, facts: Partial<SearchDocument> = {}): SearchDocument => ({
  kind: 'provider',
  ref,
  label: same(name),
  detail: same('Medellín, Colombia'),
  country: 'CO',
  city: 'medellin',
  names: [name],
  place: ['Medellín', 'Colombia'],
  ...facts,
});

export const providers: SearchDocument[] = [
  provider('san-roque', 'Hospital San Roque'),
  provider('san-roque-norte', 'Hospital San Roque Norte'),
  provider('santa-lucia', 'Clínica de Ojos Santa Lucía'),
  provider('zenith', 'Zénith Odontología', {
    names: ['Zénith Odontología', 'Dra. Beatriz Salgado'],
    treatments: ['dental-implant'],
    weight: 15,
  }),
  provider('nariz-torres', 'Clínica Nariz Torres'),
  provider('caps-7', 'C.A.P.S. N° 7 Dr. Ramón Carrillo', {
    country: 'MX',
    city: 'tijuana',
    place: ['Tijuana', 'México'],
  }),
  provider('consalud', 'ConSalud', { country: 'MX', city: 'tijuana', place: ['Tijuana', 'México'] }),
  provider('medellin-care', 'Medellín Care', { country: 'MX', city: 'tijuana', place: ['Tijuana', 'México'] }),
];
