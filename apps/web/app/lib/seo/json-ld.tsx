import type { BreadcrumbListLeaf, Thing } from 'schema-dts';

/**
 * A schema.org object; builders name its type (`ItemListLeaf` and so on), so that a wrong property does not compile.
 */
type JsonLdThing = Exclude<Thing, string> | Readonly<Record<string, unknown>>;
export type JsonLdData = JsonLdThing | readonly JsonLdThing[];

const UNSAFE: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that can't close its script element, whatever a clinic's name contains. */
export const safeJson = (data: unknown): string =>
  JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (char) => UNSAFE[char] ?? '');

/** Structured data of schema.org. Not executed, so the Content-Security-Policy needs no exception for it. */
export function JsonLd({ data }: { data: JsonLdData }) {
  const graph = Array.isArray(data)
    ? { '@context': 'https://schema.org', '@graph': data }
    : { '@context': 'https://schema.org', ...data };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safeJson(graph) }} />;
}

/** BreadcrumbList of the breadcrumb on the page; URLs are absolute. */
export const breadcrumbData = (trail: readonly { name: string; address: string }[]): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: address,
  })),
});
