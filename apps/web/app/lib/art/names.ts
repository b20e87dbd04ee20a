/** Treatments with a picture: the slugs of the catalog, `clinic` for a provider, `care` for anything else. */
export const TREATMENT_ARTS = [
  'dental-implant-single',
  'all-on-4-arch',
  'veneer-porcelain',
  'crown-zirconia',
  'gastric-sleeve',
  'gastric-bypass',
  'rhinoplasty',
  'facelift',
  'bbl',
  'breast-augmentation',
  'liposuction',
  'tummy-tuck',
  'hair-transplant-2500',
  'lasik-both-eyes',
  'cataract-one-eye',
  'knee-replacement',
  'hip-replacement',
  'spinal-fusion-1-level',
  'stem-cell-orthopedic',
  'ivf-cycle',
  'ivf-donor-egg',
  'egg-freezing',
  'cabg',
  'heart-valve-replacement',
  'oncology-second-opinion',
  'executive-checkup',
  'rehab-28d',
  'clinic',
  'care',
] as const;

/** Slugs of cities with their own skyline. */
export const DRAWN_CITIES = [
  'tijuana',
  'los-algodones',
  'mexicali',
  'cancun',
  'puerto-vallarta',
  'guadalajara',
  'monterrey',
  'mexico-city',
  'merida',
  'bogota',
  'medellin',
  'cali',
  'cartagena',
  'bucaramanga',
  'san-jose',
  'escazu',
  'liberia',
  'sao-paulo',
  'rio-de-janeiro',
  'belo-horizonte',
  'porto-alegre',
  'buenos-aires',
  'cordoba',
  'santo-domingo',
  'santiago-de-los-caballeros',
  'panama-city',
  'lima',
  'tacna',
  'santiago',
  'quito',
  'cuenca',
  'guayaquil',
] as const;

/** Landscapes for cities without their own drawing, by ISO 3166-1 alpha-2 country code. */
export const TYPICAL_PLACES = [
  'typical-mx',
  'typical-co',
  'typical-cr',
  'typical-br',
  'typical-ar',
  'typical-do',
  'typical-pa',
  'typical-pe',
  'typical-cl',
  'typical-ec',
] as const;

export type TreatmentArt = (typeof TREATMENT_ARTS)[number];
export type SkylineName = (typeof DRAWN_CITIES)[number] | (typeof TYPICAL_PLACES)[number];

/** Pictures served as files can't see the page's color scheme, so each is drawn once for light and once for dark. */
export type Theme = 'day' | 'night';

export const isTheme = (value: string): value is Theme => value === 'day' || value === 'night';

export const isTreatmentArt = (slug: string): slug is TreatmentArt => TREATMENT_ARTS.some((known) => known === slug);

export const isSkylineName = (name: string): name is SkylineName =>
  [...DRAWN_CITIES, ...TYPICAL_PLACES].some((known) => known === name);

/** The name a place is drawn under: its own slug, else `typical-<country>`, else the Colombian hill town. */
export function skylineNameFor(citySlug: string, countryCode = ''): SkylineName {
  if (isSkylineName(citySlug)) return citySlug;
  const name = `typical-${countryCode.toLowerCase()}`;
  return isSkylineName(name) ? name : 'typical-co';
}
