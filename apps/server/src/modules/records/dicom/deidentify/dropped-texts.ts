import type { DataSet, Element } from 'dicom-parser';
import { KEPT_ELEMENTS } from './kept-elements.ts';

/** Elements whose value identifies even if it is only a number: identifiers, dates, telephone numbers, serial numbers. */
const IDENTIFYING = new Set(
  (
    '00080012 00080014 00080020 00080021 00080022 00080023 0008002a 00080050 00080081 00080094 00100020 00100021 00100030 00101000 ' +
    '00101001 00101040 00101060 00102154 00104000 00181000 00181200 00200010 00321032 00380010 00400002 00400244 00400253 00401001 ' +
    '00402016 00402017'
  )
    .split(' ')
    .map((tag) => `x${tag}`),
);
const SHORTEST = 4;
/** Values that are no text, such as the samples of a curve. */
const LONGEST = 16_384;

/** What must not occur in a copy. */
export interface Dropped {
  /** Texts, in lower case. */
  texts: Set<string>;
  /** Identifiers of digits alone, which numbers could contain by chance. */
  numbers: Set<string>;
}

/** Collects every text of the original that a copy must not hold, from nested and private elements as well. */
export function droppedTexts(data: DataSet): Dropped {
  const dropped: Dropped = { texts: new Set(), numbers: new Set() };
  const closed = closedWords();
  collect(data.elements, data, dropped, closed);
  return dropped;
}

function collect(elements: Record<string, Element>, data: DataSet, dropped: Dropped, closed: Set<string>): void {
  for (const [tag, element] of Object.entries(elements)) {
    for (const item of element.items ?? []) if (item.dataSet) collect(item.dataSet.elements, data, dropped, closed);
    const kept = KEPT_ELEMENTS[tag];
    const isDropped = !kept || kept.as === 'constant' || kept.as === 'new_uid';
    if (!isDropped || tag === 'x7fe00010' || tag === 'x00020010' || tag === 'x00020002') continue;
    if (element.items || element.length < SHORTEST || element.length > LONGEST) continue;
    const value = Buffer.from(data.byteArray.subarray(element.dataOffset, element.dataOffset + element.length));
    if (value.every(isTextByte)) takeParts(tag, value.toString('latin1'), dropped, closed);
  }
}

const isTextByte = (byte: number, index: number, all: Uint8Array): boolean =>
  byte >= 0x20 || [0x09, 0x0a, 0x0c, 0x0d, 0x1b].includes(byte) || (byte === 0 && index === all.length - 1);

function takeParts(tag: string, value: string, dropped: Dropped, closed: Set<string>): void {
  const whole = value.replace(/\0$/, '').split('\\');
  // A name is one in each of its parts.
  const parts = whole.flatMap((part) => [part, ...part.split(/[\^=]/)]).map((part) => part.trim().toLowerCase());
  for (const part of parts) {
    if (part.length < SHORTEST || closed.has(part) || part.startsWith('1.2.840.10008.')) continue;
    if (!/^[\d.+\-e\s]+$/.test(part)) dropped.texts.add(part);
    else if (/^\d+(\.\d+){3,}$/.test(part)) dropped.texts.add(part);
    else if (IDENTIFYING.has(tag) && /[1-9]/.test(part)) dropped.numbers.add(part);
  }
}

/** Words that copies hold anyway: whoever is called "Axial" can't be told from them. */
function closedWords(): Set<string> {
  const kept = Object.values(KEPT_ELEMENTS);
  const words = kept.flatMap((element) => (element.as === 'words' ? [...element.words] : []));
  return new Set(words.map((word) => word.toLowerCase()));
}
