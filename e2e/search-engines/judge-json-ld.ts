type Thing = Readonly<Record<string, unknown>>;

/** Properties that search engines require for a type, according to their structured data documentation. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  MedicalWebPage: ['name', 'url'],
  MedicalProcedure: ['name'],
  MedicalClinic: ['name', 'address', 'url'],
  Hospital: ['name', 'address', 'url'],
  Dentist: ['name', 'address', 'url'],
  MedicalOrganization: ['name', 'url'],
  PostalAddress: ['addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  Offer: ['price', 'priceCurrency', 'itemOffered', 'url'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating'],
  Review: ['author', 'reviewRating'],
  Service: ['name'],
  EducationalOccupationalCredential: ['name', 'recognizedBy'],
  FAQPage: ['mainEntity'],
};
/** Only rated entities may have stars. */
const RATED = new Set(['MedicalClinic', 'Hospital', 'Dentist']);
const ADDRESSES = ['@id', 'url', 'item', 'logo', 'image', 'sameAs'];

/** Problems in a page's structured data, in words. */
export const judgeJsonLd = (sources: readonly string[]): string[] =>
  sources.flatMap((source) => {
    const data = JSON.parse(source) as Thing;
    const context = data['@context'] === 'https://schema.org' ? [] : ['the context is not https://schema.org'];
    const things = Array.isArray(data['@graph']) ? (data['@graph'] as Thing[]) : [data];
    return [...context, ...things.flatMap((thing) => judge(thing))];
  });

/** Types at the top level of a page's structured data. */
export const typesOf = (sources: readonly string[]): string[] =>
  sources.flatMap((source) => {
    const data = JSON.parse(source) as Thing;
    return (Array.isArray(data['@graph']) ? (data['@graph'] as Thing[]) : [data]).map((thing) =>
      String(thing['@type']),
    );
  });

function judge(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(judge);
  if (typeof value !== 'object' || value === null) return [];
  const thing = value as Thing;
  const type = String(thing['@type'] ?? '');
  // An item that is only referenced is defined elsewhere in the graph.
  const isReference = Object.keys(thing).every((key) => key === '@id');
  const missing = isReference ? [] : (REQUIRED[type] ?? []).filter((field) => isEmpty(thing[field]));
  const faults = [
    ...missing.map((field) => `${type} without ${field}`),
    ...(thing['aggregateRating'] && !RATED.has(type) ? [`${type} with a rating`] : []),
    ...addressFaults(thing, type),
    ...positionFaults(thing),
  ];
  return [...faults, ...Object.values(thing).flatMap(judge)];
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const addressFaults = (thing: Thing, type: string): string[] =>
  ADDRESSES.flatMap((field) => {
    const value = thing[field];
    return typeof value === 'string' && !/^https?:\/\//.test(value)
      ? [`${type}.${field} is not absolute: ${value}`]
      : [];
  });

/** List items are numbered consecutively, ascending. */
function positionFaults(thing: Thing): string[] {
  const items = thing['itemListElement'];
  if (!Array.isArray(items)) return [];
  const positions = items.map((item) => Number((item as Thing)['position']));
  const first = positions[0] ?? 1;
  return positions.every((position, index) => position === first + index) ? [] : [`positions ${positions.join(', ')}`];
}
