/** Slugs of the demo market, which is the same in every installation. */
export const TREATMENT = 'hip-replacement';
export const PROVIDER = 'clinica-valle-central';

/** The public screens without language prefix, each once as people meet it first, by name. */
export const SCREENS = {
  home: '/',
  treatments: '/treatments',
  treatment: `/treatments/${TREATMENT}`,
  packages: '/packages',
  packagesOfTreatment: `/packages/${TREATMENT}`,
  directory: '/directory',
  provider: `/providers/${PROVIDER}`,
  findCare: '/find-care?q=dental+implants+medellin',
} as const;

/** Languages with the prefix of their addresses and the tag of `html[lang]`. */
export const LANGUAGES = [
  { locale: 'en', prefix: '', tag: 'en' },
  { locale: 'es', prefix: '/es', tag: 'es-419' },
  { locale: 'pt', prefix: '/pt', tag: 'pt-BR' },
] as const;

/** The address of a screen in a language: `/es/treatments`, `/es` for the home page. */
export const inLanguage = (prefix: string, path: string): string =>
  prefix && path.startsWith('/?') ? prefix + path.slice(1) : path === '/' ? prefix || '/' : prefix + path;

/** Other states of the screens that look different: empty, not found, another view. */
export const VARIATIONS = {
  notFound: '/404?from=/tratments',
  unknownTreatment: '/treatments/hip-replacment',
  treatmentsTable: '/treatments?view=table',
  packagesEmpty: '/packages?q=zzzz&country=CO',
  findCareEmpty: '/find-care?q=zzzz+qqqq',
} as const;

/** The five pages whose speed is measured. */
export const MAIN_PAGES = {
  home: SCREENS.home,
  treatment: SCREENS.treatment,
  provider: SCREENS.provider,
  'find-care': SCREENS.findCare,
  packages: SCREENS.packages,
} as const;
