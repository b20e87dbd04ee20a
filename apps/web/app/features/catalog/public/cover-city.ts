import { DRAWN_CITIES } from '../../../lib/art/names.ts';

type CitySlug = (typeof DRAWN_CITIES)[number];

/**
 * The city on a treatment's cover: one known for it, each used once, so that no two covers on a page look alike.
 * Decorative only; it says nothing about where packages are available.
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

/** The city on the cover of a treatment; treatments added by an admin get a city from their slug. */
export function coverCity(treatment: string): CitySlug {
  const known = Object.hasOwn(COVER_CITY, treatment) ? COVER_CITY[treatment] : undefined;
  if (known) return known;
  const sum = Array.from(treatment).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return DRAWN_CITIES[sum % DRAWN_CITIES.length] ?? 'medellin';
}
