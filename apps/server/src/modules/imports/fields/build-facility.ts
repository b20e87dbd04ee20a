import type { FacilityInput, RefusalCode, RowProblem, WarningCode } from '../facilities/facility.ts';
import { textOfCell } from '@travesia/contracts/kit/spreadsheet';
import { digestOf } from '../facilities/facility-id.ts';
import { attributeFields } from '../mapping/field-names.ts';
import type { FieldValues } from '../mapping/row-values.ts';
import { cleanText } from './clean-text.ts';
import { readEmail, readWebsite } from './contact-links.ts';
import type { Point } from './coordinates.ts';
import { isClosedState, isMobileUnit } from './facility-state.ts';
import { facilityTypeOf } from './facility-type.ts';
import { readPhones } from './phones.ts';
import { readableCase } from './readable-case.ts';
import { isGenericName, languageOf, readableName, type NameLanguage } from './readable-name.ts';
import { placeOf } from './place-of-row.ts';
import { knownRegion } from './regions.ts';

/** Location of the row and what is known before its fields are read. `countryCode` is null if unknown. */
export type RowContext = {
  line: number;
  item: number;
  sourceKey: string;
  countryCode: string | null;
  point: Point | null;
};

export type BuiltFacility = { facility: FacilityInput; warnings: RowProblem[] } | { problem: RowProblem };

/**
 * Builds a facility from a row's values, or returns why it can't. See the README for which faults are errors and which are
 * warnings.
 */
export function buildFacility(values: FieldValues, context: RowContext): BuiltFacility {
  const { line, item } = context;
  const warnings: RowProblem[] = [];
  const warn = (field: string, code: WarningCode, message: string): void => {
    warnings.push({ line, item, field, code, message });
  };
  const refuse = (field: string, code: RefusalCode, message: string): BuiltFacility => ({
    problem: { line, item, field, code, message },
  });
  const text = (field: keyof FieldValues): string => {
    const { text: clean, repaired, damaged } = cleanText(textOfCell(values[field] ?? ''));
    if (repaired) warn(field, 'text_repaired', `Wrongly encoded letters were put right: "${clean}".`);
    if (damaged && field !== 'website')
      warn(field, 'text_damaged', `Letters were lost before the file was written: "${clean}".`);
    return clean;
  };

  const originalName = text('name');
  const typology = text('type');
  const reason = whyRefused(originalName, text('state'), typology);
  if (reason) return refuse(...reason);
  const { countryCode } = context;
  if (!countryCode)
    return refuse(
      'country',
      'country_unknown',
      'Neither a column nor the coordinates tell the country; give the country for the import.',
    );

  const language = languageOf(countryCode);
  const name = readableName(originalName, language);
  if (name.endsWith('…')) warn('name', 'text_shortened', 'The name was shortened to 160 letters.');
  if (isGenericName(name)) warn('name', 'name_generic', `"${name}" says only what kind of place it is.`);
  const place = placeOf(values, context.point, countryCode, warn);
  const region = text('region');
  const facility: Omit<FacilityInput, 'externalId' | 'idFromSource'> = {
    sourceKey: context.sourceKey,
    name,
    originalName,
    otherNames: otherNamesOf(text('otherNames'), name, language),
    typeSlug: facilityTypeOf(name, `${typology}; ${text('category')}`),
    countryCode,
    region: region ? (knownRegion(region, countryCode) ?? readableCase(region, language)) : null,
    cityName: readableCase(text('city'), language) || null,
    district: readableCase(text('district'), language) || null,
    street: streetOf(text('street'), text('houseNumber'), text('fullAddress'), language),
    postalCode: text('postalCode').replace(/\.0$/, '') || null,
    phones: readPhones(text('phone'), countryCode),
    email: checked('email', text('email'), readEmail, warn),
    website: checked('website', text('website'), readWebsite, warn),
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
    attributes: attributesOf(text),
  };
  if (facility.phones.some((phone) => phone.e164 === null)) {
    warn(
      'phone',
      'phone_incomplete',
      `"${values.phone}" is not a complete, valid number of the country; it was kept as written.`,
    );
  }
  const externalId = text('externalId');
  return {
    facility: { ...facility, externalId: externalId || digestOf(facility), idFromSource: externalId !== '' },
    warnings,
  };
}

/** Errors that don't depend on the country: see the README. */
function whyRefused(
  name: string,
  state: string,
  typology: string,
): [field: string, code: RefusalCode, message: string] | null {
  if (!name) return ['name', 'name_missing', 'The row has no name.'];
  if ((name.match(/\p{L}/gu) ?? []).length < 2) return ['name', 'name_unusable', `"${name}" is not a name.`];
  if (state && isClosedState(state))
    return ['state', 'facility_closed', `The register says that it does not operate: "${state}".`];
  return isMobileUnit(name, typology) ? ['type', 'facility_is_mobile', 'It is a vehicle, not a place.'] : null;
}

type Warn = (field: string, code: WarningCode, message: string) => void;

function otherNamesOf(text: string, name: string, language: NameLanguage): string[] {
  const names = text
    .split(';')
    .map((other) => readableName(other.trim(), language))
    .filter((other) => /\p{L}{2}/u.test(other));
  return [...new Set(names)].filter((other) => other.toLowerCase() !== name.toLowerCase()).slice(0, 5);
}

/** Street and number when both are known; otherwise the full address, which may contain the number; otherwise the street. */
function streetOf(street: string, houseNumber: string, fullAddress: string, language: NameLanguage): string | null {
  const hasNumber = street !== '' && (houseNumber !== '' || /\d/.test(street));
  const isNumbered =
    houseNumber !== '' && !new RegExp(`(?:^|\\D)${houseNumber.replace(/\W/g, '\\$&')}(?:\\D|$)`).test(street);
  const whole = hasNumber || !fullAddress ? `${street} ${isNumbered ? houseNumber : ''}` : fullAddress;
  return readableCase(undoubled(whole.trim()), language).slice(0, 200) || null;
}

const streetTypes = [
  /^(?:calle|c\/|cll?|cl)\.?$/i,
  /^(?:avenida|avda|ave|av)\.?$/i,
  /^(?:jir[oó]n|jr)\.?$/i,
  /^(?:pasaje|psje|pje)\.?$/i,
  /^(?:rua|r)\.?$/i,
  /^(?:carretera|ctra|carr)\.?$/i,
  /^(?:carrera|cra|kra|cr)\.?$/i,
  /^(?:boulevard|bulevar|blvd|bv)\.?$/i,
  /^(?:paseo|p\.?º)\.?$/i,
];

/** "AVENIDA AVDA. DE ITALIA": the type of street once from its own column and once from the name. The first one stays. */
function undoubled(street: string): string {
  const words = street.split(/\s+/);
  return words
    .filter((word, at) => {
      const before = words[at - 1];
      if (before === undefined || /\d/.test(word)) return true;
      const isType = streetTypes.some((type) => type.test(before) && type.test(word));
      return !isType && !(word.length > 3 && word.toLowerCase() === before.toLowerCase() && at === 1);
    })
    .join(' ');
}

function checked(
  field: 'email' | 'website',
  text: string,
  read: (cell: string) => string | null,
  warn: Warn,
): string | null {
  if (!text) return null;
  const value = read(text);
  if (!value)
    warn(
      field,
      field === 'email' ? 'email_invalid' : 'website_invalid',
      `"${text}" is not an address; it was left out.`,
    );
  return value;
}

function attributesOf(text: (field: keyof FieldValues) => string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const field of attributeFields) {
    const value = text(field).slice(0, 500);
    if (value) attributes[field] = value;
  }
  return attributes;
}
