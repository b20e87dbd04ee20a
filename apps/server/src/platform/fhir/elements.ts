import { createHash } from 'node:crypto';
import { isExactNumber } from './exact-numbers.ts';

export type Resource = { resourceType: string } & Record<string, unknown>;
export interface Entry {
  fullUrl: string;
  resource: Resource;
}

/** The same name within the same document is the same id: a bundle that is made again is the same bundle. */
export function urnOf(documentId: string, name: string): string {
  const hex = createHash('sha256').update(`${documentId}/${name}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return `urn:uuid:${[hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, variant + hex.slice(17, 20), hex.slice(20, 32)].join('-')}`;
}

/** A value without what FHIR forbids: empty texts, empty lists and nulls. Undefined if nothing is left. */
export function compact(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (Array.isArray(value)) {
    const kept = value.map(compact).filter((one) => one !== undefined);
    return kept.length ? kept : undefined;
  }
  if (typeof value !== 'object' || isExactNumber(value)) return value;
  const entries = Object.entries(value).flatMap(([name, one]) => {
    const kept = compact(one);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return entries.length ? Object.fromEntries(entries) : undefined;
}

export const entryOf = (fullUrl: string, resource: Resource): Entry => ({
  fullUrl,
  resource: compact({ ...resource, id: fullUrl.slice('urn:uuid:'.length) }) as Resource,
});

export const refTo = ({ fullUrl, resource }: Entry) => ({ reference: fullUrl, type: resource.resourceType });

export const coding = (system: string, code: string, display?: string) => ({ coding: [{ system, code, display }] });
export const loinc = (code: string, display: string) => coding('http://loinc.org', code, display);

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// Control characters are no XML, whatever escapes them.
const escaped = (text: string): string =>
  text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '').replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** A narrative of lines. */
export const narrative = (lines: readonly string[], language: string) => ({
  status: 'generated',
  div: `<div xmlns="http://www.w3.org/1999/xhtml" lang="${language}" xml:lang="${language}"><ul>${lines
    .map((line) => `<li>${escaped(line)}</li>`)
    .join('')}</ul></div>`,
});
