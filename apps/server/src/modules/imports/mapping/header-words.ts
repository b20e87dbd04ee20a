import { foldText } from '../fields/clean-text.ts';
import type { FieldName } from './field-names.ts';
import { excluded, headerRules } from './header-rules.ts';

/** DATASUS and others prefix names with the type of value: NO_FANTASIA, NU_TELEFONE, CO_CEP. */
const prefixes: Record<string, string> = {
  no: 'nome',
  nm: 'nome',
  nu: 'numero',
  nr: 'numero',
  co: 'codigo',
  cd: 'codigo',
  cod: 'codigo',
  ds: 'descricao',
  tp: 'tipo',
  dt: 'data',
  qt: 'quantidade',
  sg: 'sigla',
  st: 'situacao',
  nom: 'nombre',
};

/** Words that registers cut short: "Latit.", "Munic.", "Direc.". The first that begins so is meant. */
const cutWords = (
  'latitud longitud municipio localidad direccion domicilio endereco logradouro provincia departamento distrito telefono celular ' +
  'denominacion establecimiento nombre codigo numero categoria situacion entidad barrio correo postal tipologia'
).split(' ');

const inFull = (cut: string): string => cutWords.find((word) => word.startsWith(cut)) ?? cut;

/** A column name as folded words: "EstablecimientoGlosa" is "establecimiento glosa", "NU_TELEFONE" is "numero telefone". */
export function headerWords(column: string): string {
  const words = column
    .replace(/\(\d+\)$/, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2');
  const folded = foldText(words)
    .replace(/([a-z]{3,})\./g, (_, cut: string) => `${inFull(cut)} `)
    .replace(/[^a-z0-9@]+/g, ' ')
    .trim();
  const [first = '', ...rest] = folded.split(' ');
  const isPrefixed = rest.length > 0 && /^\p{L}{2,3}_/u.test(column);
  return [isPrefixed ? (prefixes[first] ?? first) : first, ...rest].join(' ');
}

/** How well a column's name matches a field, 0 to 100. */
export function headerScore(column: string, field: FieldName): number {
  const words = headerWords(column);
  if (!words) return 0;
  const best = Math.max(0, ...headerRules[field].filter(([pattern]) => pattern.test(words)).map(([, score]) => score));
  if (best === 0) return 0;
  // A registry's exact column name ("nombre del tipo…") overrides the general exclusion only at 95 and above.
  return best < 95 && excluded[field]?.test(words) ? 0 : best;
}

/** Whether a cell looks like a column name; the reader uses it to find the header line. */
export function looksLikeHeader(cell: string): boolean {
  if (cell.length > 60) return false;
  const fields = Object.keys(headerRules) as FieldName[];
  return (
    fields.some((field) => headerScore(cell, field) >= 40) ||
    /\b(?:codigo|clave|nombre|fecha|tipo|numero|descripcion|cve)\b/.test(headerWords(cell))
  );
}
