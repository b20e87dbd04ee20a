import { exactNumber } from '../../../../platform/fhir/exact-numbers.ts';
import { attribute, type Cda, childOf, childrenOf, type Narrative, words, wordsFor } from './cda.ts';
import { systemOf } from './oids.ts';

/** Parts of FHIR resources that are being made; empty ones are taken out at the end. */
export type Made = Record<string, unknown>;

const codingOf = (code: Cda): Made[] => {
  const value = attribute(code, 'code')?.replaceAll(/\s+/g, ' ');
  return value === undefined
    ? []
    : [{ system: systemOf(attribute(code, 'codeSystem')), code: value, display: attribute(code, 'displayName') }];
};

/** A concept: its codes and its words. Undefined if it has neither. */
export function conceptFrom(code: Cda | undefined, narrative: Narrative): Made | undefined {
  if (!code) return undefined;
  const codings = [code, ...childrenOf(code, 'translation')].flatMap(codingOf);
  const text = wordsFor(childOf(code, 'originalText'), narrative) ?? attribute(code, 'displayName');
  return codings.length || text ? { coding: codings, text } : undefined;
}

const TIME = /^(\d{4})(\d{2})?(\d{2})?(\d{2})?(\d{2})?(\d{2})?(?:\.\d+)?([+-]\d{4}|Z)?$/;

/** A point in time with the precision it was written with. A time of day without its zone is only a day. */
export function timeFrom(value: string | undefined): string | undefined {
  const match = TIME.exec(value ?? '');
  if (!match) return undefined;
  const [, year = '', month, day, hour, minute, second, zone] = match;
  const date = [year, month, day].filter(Boolean).join('-');
  if (!day || !hour || !minute || !zone) return date;
  const offset = zone === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3)}`;
  return `${date}T${hour}:${minute}:${second ?? '00'}${offset}`;
}

export const timeOf = (element: Cda | undefined): string | undefined => timeFrom(attribute(element, 'value'));

export interface Interval {
  start?: string;
  end?: string;
  /** It is over, also if the day of its end is not known. */
  isOver: boolean;
}

export function intervalOf(element: Cda | undefined): Interval {
  const [low, high] = [childOf(element, 'low'), childOf(element, 'high')];
  const start = timeOf(element) ?? timeOf(low) ?? timeOf(childOf(element, 'center'));
  const end = timeOf(high);
  // An end that is “not applicable” or unknown to exist says nothing.
  const isOver = end !== undefined || (high !== undefined && attribute(high, 'nullFlavor') === 'UNK');
  return { start, end, isOver };
}

/** The time of a statement as FHIR’s choice of a moment or a period. */
export function whenFrom(element: Cda | undefined, name: string): Made {
  const { start, end } = intervalOf(element);
  const isPeriod = childOf(element, 'low') !== undefined || childOf(element, 'high') !== undefined;
  return isPeriod ? { [`${name}Period`]: { start, end } } : { [`${name}DateTime`]: start };
}

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
export function numberFrom(value: string | undefined): unknown {
  // C-CDA also allows 05, +5 and .5.
  const plain = value
    ?.replace(/^\+/, '')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^(-?)\./, '$10.');
  return plain !== undefined && NUMBER.test(plain) ? exactNumber(plain) : undefined;
}

const UCUM = 'http://unitsofmeasure.org';

export function quantityFrom(element: Cda | undefined, comparator?: string): Made | undefined {
  const value = numberFrom(attribute(element, 'value'));
  if (value === undefined) return undefined;
  const unit = attribute(element, 'unit');
  return {
    value,
    comparator,
    ...(unit === undefined ? {} : { unit, system: UCUM, code: unit.replaceAll(/\s+/g, '') }),
  };
}

export const rangeFrom = (element: Cda | undefined): Made => ({
  low: quantityFrom(childOf(element, 'low')),
  high: quantityFrom(childOf(element, 'high')),
});

export const identifiersFrom = (element: Cda | undefined): Made[] =>
  childrenOf(element, 'id').flatMap((id) => {
    const [root, extension] = [systemOf(attribute(id, 'root')), attribute(id, 'extension')];
    if (root === undefined) return [];
    return [
      extension === undefined ? { system: 'urn:ietf:rfc:3986', value: root } : { system: root, value: extension },
    ];
  });

export function namesFrom(element: Cda | undefined): Made[] {
  return childrenOf(element, 'name').flatMap((name) => {
    const parts = (part: string) => childrenOf(name, part).flatMap((one) => words(one) ?? []);
    const made = {
      use: attribute(name, 'use') === 'L' ? 'official' : undefined,
      prefix: parts('prefix'),
      given: parts('given'),
      family: parts('family').join(' ') || undefined,
      suffix: parts('suffix'),
    };
    const text = [...made.prefix, ...made.given, made.family, ...made.suffix].filter(Boolean).join(' ') || words(name);
    return text ? [{ ...made, text }] : [];
  });
}

export const addressesFrom = (element: Cda | undefined): Made[] =>
  childrenOf(element, 'addr').map((address) => ({
    line: childrenOf(address, 'streetAddressLine').flatMap((one) => words(one) ?? []),
    city: words(childOf(address, 'city')),
    state: words(childOf(address, 'state')),
    postalCode: words(childOf(address, 'postalCode')),
    country: words(childOf(address, 'country')),
  }));
