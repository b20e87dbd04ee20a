import { foldText, saysNothing } from '../fields/clean-text.ts';
import { readDegrees, readPointCell } from '../fields/coordinates.ts';
import { readCountry } from '../fields/country-names.ts';

/** Statistics of a column's values in a sample of rows. Shares are of the nonempty values, 0 to 1. */
export type ColumnProfile = {
  column: string;
  filled: number;
  distinct: number;
  number: number;
  degrees: number;
  point: number;
  email: number;
  web: number;
  phone: number;
  facilityWord: number;
  letters: number;
  country: number;
  status: number;
  meanLength: number;
  /** The values count the rows: each is as much greater than the one before. */
  countsRows: boolean;
  values: string[];
};

const facilityWord =
  /\b(?:hospital|clinica|centro|sanatorio|laboratorio|consultorio|puesto|posta|posto|unidad|unidade|instituto|policlinic[ao]|caps|ubs|upa|clinic|center|dispensario|maternidad|maternidade|odontolog\w*|dental|medic[ao]s?|salud|saude|health)\b/;

const statusWord =
  /^(?:en |fuera de )?(?:in)?(?:activ[oa]|activad[oa]|ativ[oa]|operacion|operativ[oa]|vigente|habilitad[oa]|abiert[oa]|cerrad[oa]|funcionando|funcionamiento|open|closed|active|s|n|si|no|sim|nao|baja|registrad[oa])\b/;

export function profileColumn(column: string, cells: string[]): ColumnProfile {
  const values = cells.filter((cell) => !saysNothing(cell));
  const share = (test: (value: string) => boolean): number =>
    values.length ? values.filter(test).length / values.length : 0;
  return {
    column,
    filled: cells.length ? values.length / cells.length : 0,
    distinct: values.length ? new Set(values).size / values.length : 0,
    number: share((value) => /^[-+]?\d[\d.,]*$/.test(value)),
    degrees: share((value) => isDegrees(value)),
    point: share((value) => readPointCell(value) !== null),
    email: share((value) => /\S@\S+\.\S/.test(value)),
    web: share((value) => /^(?:https?:\/\/|www\.)|\.(?:com|org|net|gob|gov)\b/i.test(value) && !value.includes('@')),
    phone: share(
      (value) => /^[-+\d\s()/.,;]+(?:\D{0,30})?$/.test(value) && /^\d{6,24}$/.test(value.replace(/\D/g, '')),
    ),
    facilityWord: share((value) => facilityWord.test(foldText(value))),
    letters: share((value) => /\p{L}{2}/u.test(value)),
    country: share((value) => readCountry(value) !== null),
    status: share((value) => statusWord.test(foldText(value))),
    meanLength: values.length ? values.reduce((sum, value) => sum + value.length, 0) / values.length : 0,
    countsRows: countsRows(cells),
    values,
  };
}

/** A sample keeps every n-th row, so the step may be more than one. */
function countsRows(cells: string[]): boolean {
  const numbers = cells.map((cell) => (/^\d{1,7}(?:\.0)?$/.test(cell.trim()) ? Number(cell) : Number.NaN));
  const [first = 0, second = 0] = numbers;
  const step = second - first;
  return (
    numbers.length >= 3 &&
    step > 0 &&
    first <= step + 1 &&
    numbers.every((value, at) => at === 0 || value - (numbers[at - 1] ?? 0) === step)
  );
}

function isDegrees(value: string): boolean {
  const degrees = readDegrees(value);
  return degrees !== null && /[.,°º']/.test(value) && Math.abs(degrees) <= 180;
}
