import dicomParser, { type DataSet } from 'dicom-parser';
import { DicomFault } from '../dicom-fault.ts';
import type { DicomFacts } from '../read/dicom-facts.ts';
import { readDicomFacts } from '../read/read-dicom-facts.ts';
import { SYNTAX, isNative } from '../transfer-syntaxes.ts';
import { refusalByStatements } from './acceptance.ts';
import { isClean } from './check-copy.ts';
import { DeidentifyFault } from './deidentify-fault.ts';
import { droppedTexts } from './dropped-texts.ts';
import { holdsOnlyPixels } from './hidden-content.ts';
import { PIXELS } from './kept-elements.ts';
import { takeOver } from './take-over.ts';
import { type WrittenElement, writeFile } from './write-file.ts';

/**
 * A copy of a picture without identity: only elements on the list, new UIDs, no dates, the same pixels. It is read anew before
 * it is given out, and refused at the least doubt.
 * @param key Secret of the patient: copies of one study get the same UIDs, and no one without it finds the original ones.
 * @throws {DeidentifyFault}
 */
export async function deidentifyDicom(bytes: Uint8Array, { key }: { key: Uint8Array }): Promise<Buffer> {
  const facts = await factsOf(bytes);
  const data = parseWhole(bytes);
  const terms = (tag: string) =>
    data
      .string(tag)
      ?.split('\\')
      .map((term) => term.trim()) ?? [];
  const refusal = refusalByStatements({
    sopClassUid: facts.sopClassUid,
    transferSyntaxUid: facts.transferSyntaxUid,
    imageType: terms('x00080008'),
    burnedIn: terms('x00280301')[0] || null,
    recognizable: terms('x00280302')[0] || null,
  });
  if (refusal) throw new DeidentifyFault(refusal);
  const pixels = pixelsOf(data, facts);
  const copy = writeFile([...takeOver(data, key), pixels], { transferSyntax: facts.transferSyntaxUid });
  if (!isClean(copy, { pixels: pixels.value, dropped: droppedTexts(data) })) throw new DeidentifyFault('after_check');
  return copy;
}

/** With all that follows the pixels, which facts don't depend on. */
function parseWhole(bytes: Uint8Array): DataSet {
  try {
    return dicomParser.parseDicom(bytes);
  } catch {
    throw new DeidentifyFault('not_shown');
  }
}

async function factsOf(bytes: Uint8Array): Promise<DicomFacts> {
  try {
    const facts = await readDicomFacts(bytes);
    if (facts.preview !== 'yes') throw new DeidentifyFault('not_shown');
    return facts;
  } catch (error) {
    if (error instanceof DicomFault) throw new DeidentifyFault('not_shown');
    throw error;
  }
}

function pixelsOf(data: DataSet, facts: DicomFacts): WrittenElement {
  const element = data.elements[PIXELS];
  if (!element) throw new DeidentifyFault('not_shown');
  const value = data.byteArray.subarray(element.dataOffset, element.dataOffset + element.length);
  const isPlain = holdsOnlyPixels(value, {
    syntax: facts.transferSyntaxUid,
    rows: facts.rows ?? 0,
    columns: facts.columns ?? 0,
    frames: facts.frames,
    samples: facts.samplesPerPixel ?? 0,
    bitsAllocated: facts.bitsAllocated ?? 0,
    bitsStored: facts.bitsStored ?? 0,
    isSigned: data.uint16('x00280103') === 1,
  });
  if (!isPlain) throw new DeidentifyFault('hidden_content');
  if (!isNative(facts.transferSyntaxUid)) return { tag: PIXELS, vr: 'OB', value, isUndefinedLength: true };
  const isWords = facts.transferSyntaxUid === SYNTAX.implicitLittle || element.vr !== 'OB';
  return { tag: PIXELS, vr: isWords ? 'OW' : 'OB', value };
}
