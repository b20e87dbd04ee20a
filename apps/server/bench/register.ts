const KINDS = [
  'HOSPITAL',
  'CLINICA',
  'CENTRO DE SALUD',
  'SANATORIO',
  'CAPS',
  'CONSULTORIO',
  'INSTITUTO',
  'POSTA SANITARIA',
];
const SYLLABLES = words('ba ce di fo gu la me ni po ra se ti vo zu cha gre bri lla que ñan');
const STREETS = words(
  'belgrano mitre rivadavia sarmiento moreno alem colon brown urquiza lavalle tucuman salta jujuy chaco formosa',
);
const PLACES = words('norte sur grande chico nuevo viejo alto bajo');
/** Of cities whose numbers have seven digits. */
const AREAS = ['351', '341', '261', '387', '299', '381', '221', '223'];
const PROVINCES = [
  'Buenos Aires',
  'Córdoba',
  'Santa Fe',
  'Mendoza',
  'Salta',
  'Chaco',
  'Entre Ríos',
  'Tucumán',
  'Neuquén',
  'San Juan',
];

function words(text: string): string[] {
  return text.toUpperCase().split(' ');
}

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? '';

/** One of 8,000 surnames. */
const surname = (at: number): string =>
  [at, Math.floor(at / 20), Math.floor(at / 400)].map((one) => pick(SYLLABLES, one)).join('');

/** A made-up register as CSV, the same each time: many towns, and every tenth row like the one before, under another code. */
export function registerOf(rows: number): string {
  const lines = ['Código;Nombre;Provincia;Localidad;Domicilio;CP;Teléfono;Latitud;Longitud'];
  for (let at = 0; at < rows; at += 1) lines.push(rowOf(at % 10 === 9 ? at - 1 : at, at));
  return `${lines.join('\n')}\n`;
}

function rowOf(at: number, code: number): string {
  const town = Math.imul(at, 7) % 1_200;
  return [
    10_000_000 + code,
    `${pick(KINDS, at)} ${surname(Math.imul(at, 31) % 8_000)} ${surname(Math.imul(at, 17) % 2_000)}${at % 3 ? '' : ` N° ${1 + (at % 400)}`}`,
    pick(PROVINCES, town),
    `${surname(town + 3_000)} ${pick(PLACES, town)}`,
    `${pick(STREETS, at)} ${100 + (at % 4_000)}`,
    1_000 + town,
    `0${pick(AREAS, town)} 4${String(200_000 + at)}`,
    (-38 + (town % 40) * 0.4 + (at % 97) * 0.0007).toFixed(5),
    (-66 + Math.floor(town / 40) * 0.25 + (at % 89) * 0.0007).toFixed(5),
  ].join(';');
}
