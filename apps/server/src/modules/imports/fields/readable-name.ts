import { foldText } from './clean-text.ts';
import { readableCase } from './readable-case.ts';

export type NameLanguage = 'es' | 'pt' | 'other';

const LONGEST_NAME = 160;

/** The language whose spelling rules apply to the country's registries. */
export function languageOf(countryCode: string): NameLanguage {
  if (countryCode === 'BR' || countryCode === 'PT') return 'pt';
  return ['US', 'CA', 'GB', 'JM', 'BZ', 'TT', 'GY', 'BS', 'BB'].includes(countryCode) ? 'other' : 'es';
}

/** A name in readable case, without stray dots, dashes and spaces around punctuation, at most 160 letters. */
export function readableName(text: string, language: NameLanguage): string {
  const tidy = text
    .replace(/\s+([.,;)])/g, '$1')
    .replace(/([a-záéíóúñ]{3,})\(/giu, '$1 (')
    .replace(/\(\s+/g, '(')
    .replace(/(?<=\p{L}{2})\s*,(?=\p{L})/gu, ', ')
    .replace(/^["'´`\s.,;:*-]+(?=["'´`])|^[\s.,;:*·-]+/g, '')
    .replace(/[\s,;:*·-]+$|\.-+$|(?<=\p{Ll}{4})\.$|(?<=\p{Lu}{5})\.$|(?<=\d)\.$/gu, '')
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim();
  const readable = readableCase(tidy, language);
  return readable.length <= LONGEST_NAME ? readable : `${readable.slice(0, LONGEST_NAME - 1).replace(/\s+\S*$/, '')}…`;
}

const generic = new Set(
  (
    'hospital hospitales clinica clinicas centro centros de la el los las del y e salud sanatorio consultorio consultorios medico medica medicos medicas ' +
    'medicina puesto sanitario sanitaria posta sala primeros auxilios salita dispensario caps policlinica policlinico laboratorio unidad unidade basica ' +
    'saude atencion atencao primaria publico publica municipal privado privada odontologia odontologico consulta emergencias guardia urgencias upa ubs ' +
    'posto hosp clinic health center centre doctor dr dra sin nombre name unnamed em'
  ).split(' '),
);

/** Whether the name only gives the type of place ("Centro de Salud"), so that it can't identify one. */
export function isGenericName(name: string): boolean {
  return foldText(name)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .every((word) => generic.has(word));
}
