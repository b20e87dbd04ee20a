/**
 * How the value of a kept element is taken over. Nothing that could be free text is: values are numbers, words of a closed list, or written
 * by us.
 */
export type Kept = { vr: string; why: string } & (
  | { as: 'decimals' | 'integers'; most: number }
  | { as: 'words'; words: ReadonlySet<string> }
  | { as: 'short' }
  | { as: 'pixel_value' }
  | { as: 'new_uid' }
  | { as: 'class' }
  | { as: 'constant'; value: string }
);

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const geometry = 'geometry: PS3.3 C.7.6.2, needed for scale, order and orientation';
const pixels = 'how pixels are read: PS3.3 C.7.6.3';
const window = 'how brightness is shown: PS3.3 C.11.1, C.11.2';
const empty = (vr: string): Kept => ({
  vr,
  as: 'constant',
  value: '',
  why: 'type 2 of PS3.3: has to be there, may be empty',
});
const decimals = (most: number, why: string): Kept => ({ vr: 'DS', as: 'decimals', most, why });
const integers = (why: string): Kept => ({ vr: 'IS', as: 'integers', most: 1, why });
const short = (why = pixels): Kept => ({ vr: 'US', as: 'short', why });
const terms = (list: string, why: string): Kept => ({ vr: 'CS', as: 'words', words: words(list), why });

const ORIENTATIONS = 'A P H F L R AL AR AH AF PL PR PH PF HL HR FL FR LA RA HA FA LP RP HP FP LH RH LF RF';

/**
 * The only elements of a de-identified copy, by tag as the parser writes it. An allow-list: whatever is not here is dropped, sequences and
 * private elements included. It keeps less than the Basic Profile of PS3.15 E.1, which says what to remove.
 */
export const KEPT_ELEMENTS: Readonly<Record<string, Kept>> = {
  x00080008: terms(
    'ORIGINAL DERIVED PRIMARY SECONDARY AXIAL LOCALIZER OTHER',
    'type 1 of the image modules: PS3.3 C.8',
  ),
  x00080016: { vr: 'UI', as: 'class', why: 'type 1: names the kind of object' },
  x00080018: { vr: 'UI', as: 'new_uid', why: 'type 1; replaced as PS3.15 E.3.9 has it' },
  x00080020: empty('DA'),
  x00080030: empty('TM'),
  x00080050: empty('SH'),
  x00080060: terms('CT MR PT NM MG DX CR', 'type 1: presets of the viewer depend on it'),
  x00080090: empty('PN'),
  x00100010: empty('PN'),
  x00100020: empty('LO'),
  x00100030: empty('DA'),
  x00100040: empty('CS'),
  x00120062: { vr: 'CS', as: 'constant', value: 'YES', why: 'PS3.15 E.1.1: says that identity was removed' },
  x00120063: { vr: 'LO', as: 'constant', value: 'ALLOW-LIST OF ELEMENTS', why: 'PS3.15 E.1.1: says how' },
  x00180050: decimals(1, geometry),
  x00180088: decimals(1, geometry),
  x00181063: decimals(1, 'speed of a film: PS3.3 C.7.6.5'),
  x00181164: decimals(2, geometry),
  x00185100: terms('HFP HFS HFDR HFDL FFDR FFDL FFP FFS', geometry),
  x0020000d: { vr: 'UI', as: 'new_uid', why: 'type 1; the same for all copies of a study' },
  x0020000e: { vr: 'UI', as: 'new_uid', why: 'type 1; the same for all copies of a series' },
  x00200010: empty('SH'),
  x00200011: integers('order of series'),
  x00200013: integers('order within a series'),
  x00200020: terms(ORIENTATIONS, geometry),
  x00200032: decimals(3, geometry),
  x00200037: decimals(6, geometry),
  x00200052: { vr: 'UI', as: 'new_uid', why: geometry },
  x00200060: terms('L R', geometry),
  x00200062: terms('L R U B', geometry),
  x00201041: decimals(1, geometry),
  x00280002: short(),
  x00280004: terms('MONOCHROME1 MONOCHROME2 RGB', pixels),
  x00280006: short(),
  x00280008: integers(pixels),
  x00280010: short(),
  x00280011: short(),
  x00280030: decimals(2, geometry),
  x00280034: { vr: 'IS', as: 'integers', most: 2, why: geometry },
  x00280100: short(),
  x00280101: short(),
  x00280102: short(),
  x00280103: short(),
  x00280120: { vr: 'US', as: 'pixel_value', why: pixels },
  x00280301: terms('NO', 'kept where it is stated'),
  x00280303: { vr: 'CS', as: 'constant', value: 'REMOVED', why: 'PS3.15 E.3.6: says that dates were removed' },
  x00281050: decimals(8, window),
  x00281051: decimals(8, window),
  x00281052: decimals(1, window),
  x00281053: decimals(1, window),
  x00281054: { vr: 'LO', as: 'words', words: words('HU US OD'), why: window },
  x00281056: terms('LINEAR LINEAR_EXACT', window),
  x00282110: terms('00 01', 'whether quality was lost: PS3.3 C.7.6.1.1.5'),
};

/** Group 2 of a copy: written by us, PS3.10 7.1. */
export const META_ELEMENTS: ReadonlySet<string> = new Set([
  'x00020000',
  'x00020001',
  'x00020002',
  'x00020003',
  'x00020010',
  'x00020012',
  'x00020013',
]);
export const PIXELS = 'x7fe00010';
