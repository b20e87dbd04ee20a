import type { FacilityKinds } from '@travesia/contracts/imports';
import type { FacilityType } from '../facilities/facility.ts';
import type { Mapping } from './field-names.ts';

/** A word of registries for each type, by which the rules recognize it. */
export const wordOfKind: Readonly<Record<FacilityType, string>> = {
  hospital: 'hospital',
  clinic: 'clínica',
  dental_clinic: 'odontología',
  diagnostic_centre: 'diagnóstico por imágenes',
  medical_office: 'consultorio',
  laboratory: 'laboratorio',
  other: 'otro',
};

/** The mapping with what a person said abbreviations of the type mean. */
export function withKinds(mapping: Mapping, kinds: FacilityKinds): Mapping {
  const words = Object.entries(kinds).map(([value, kind]) => [value, wordOfKind[kind]]);
  if (!words.length) return mapping;
  const type = { ...mapping.translations.type, ...(Object.fromEntries(words) as Record<string, string>) };
  return { ...mapping, translations: { ...mapping.translations, type } };
}
