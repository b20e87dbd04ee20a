import { DRAWN_CITIES } from '../../../lib/art/names.ts';

type CitySlug = (typeof DRAWN_CITIES)[number];

/**
 * The city that stands on a treatment's cover: one that is known for it, each city once, so that no two covers of a
 * page look alike. A picture only; it says nothing about where packages are.
 */
const COVER_CITY: Readonly<Record<string, CitySlug>> = {
  'dental-implant-single': 'cartagena',
  'all-on-4-arch': 'cuenca',
  'veneer-porcelain': 'lima',
  'crown-zirconia': 'los-algodones',
  'gastric-sleeve': 'tijuana',
  'gastric-bypass': 'escazu',
  rhinoplasty: 'bogota',
  facelift: 'puerto-vallarta',
  bbl: 'cali',
  'breast-augmentation': 'cancun',
  liposuction: 'rio-de-janeiro',
  'tummy-tuck': 'belo-horizonte',
  'hair-transplant-2500': 'porto-alegre',
  'lasik-both-eyes': 'quito',
  'cataract-one-eye': 'tacna',
  'knee-replacement': 'san-jose',
  'hip-replacement': 'panama-city',
  'spinal-fusion-1-level': 'monterrey',
  'ivf-cycle': 'guadalajara',
  'ivf-donor-egg': 'buenos-aires',
  'egg-freezing': 'mexico-city',
  cabg: 'sao-paulo',
  'heart-valve-replacement': 'bucaramanga',
  'oncology-second-opinion': 'santiago',
  'executive-checkup': 'medellin',
  'rehab-28d': 'liberia',
  'stem-cell-orthopedic': 'guayaquil',
};

/** The city on the cover of a treatment; one that an Admin adds later gets a city by its slug. */
export function coverCity(treatment: string): CitySlug {
  const known = Object.hasOwn(COVER_CITY, treatment) ? COVER_CITY[treatment] : undefined;
  if (known) return known;
  const sum = Array.from(treatment).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return DRAWN_CITIES[sum % DRAWN_CITIES.length] ?? 'medellin';
}
