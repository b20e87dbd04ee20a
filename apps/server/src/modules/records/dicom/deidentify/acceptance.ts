import { SYNTAX } from '../transfer-syntaxes.ts';
import type { DeidentifyRefusal } from './deidentify-fault.ts';

const STORAGE = '1.2.840.10008.5.1.4.1.1';
/**
 * Cross-sections are computed from measurements: an original primary one has no text in its pixels. Derived ones can, such as dose
 * summaries and reformatted series with the patient's name.
 */
const COMPUTED = new Set([`${STORAGE}.2`, `${STORAGE}.4`, `${STORAGE}.128`]);
/**
 * Projections and scintigrams are marked and labeled by consoles, so the file has to state that it isn't: Burned In Annotation
 * (0028,0301) is required in DX and MG (type 1, PS3.3 C.8.11.1, C.8.11.3) and optional in CR and NM.
 */
const HAVING_TO_STATE = new Set(['1', '1.1', '1.2', '1.3', '20'].map((suffix) => `${STORAGE}.${suffix}`));
// All others are refused whatever they state: ultrasound, secondary captures, endoscopy, photographs, XA and RF commonly show names.

const WRITABLE: ReadonlySet<string> = new Set([
  SYNTAX.implicitLittle,
  SYNTAX.explicitLittle,
  SYNTAX.rle,
  SYNTAX.jpegBaseline,
  SYNTAX.jpegLosslessFirstOrder,
  SYNTAX.jpegLsLossless,
  SYNTAX.jpeg2000Lossless,
]);

export interface Statements {
  sopClassUid: string | null;
  transferSyntaxUid: string;
  imageType: readonly string[];
  burnedIn: string | null;
  recognizable: string | null;
}

/** Whether a copy may be made at all, by what the file states; null if it may. */
export function refusalByStatements(file: Statements): DeidentifyRefusal | null {
  const { sopClassUid: kind, imageType, burnedIn, recognizable } = file;
  if (!kind || !(COMPUTED.has(kind) || HAVING_TO_STATE.has(kind))) return 'object_kind';
  if (!WRITABLE.has(file.transferSyntaxUid)) return 'transfer_syntax';
  if (recognizable !== null && recognizable !== 'NO') return 'recognizable';
  if (burnedIn !== null && burnedIn !== 'NO') return 'burned_in';
  const isOriginal = imageType[0] === 'ORIGINAL' && imageType[1] === 'PRIMARY';
  if (burnedIn === null && !(COMPUTED.has(kind) && isOriginal)) return 'burned_in';
  return null;
}
