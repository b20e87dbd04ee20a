import type { ClinicalDocument, ClinicalRefusal } from '@travesia/contracts/records';
import { readCcda } from './ccda/read-ccda.ts';
import type { ClinicalAttachment } from './document/attachments.ts';
import { carriedFiles } from './document/carried-files.ts';
import { describeDocument, type Described } from './document/describe-document.ts';
import { nodeOf, type Node } from './fhir/elements.ts';
import { gatherResources } from './fhir/resources.ts';
import { isOtherVersion } from './fhir/version.ts';
import { Refused } from './refused.ts';
import { decodeText } from './text/decode-text.ts';
import { parseJson } from './text/parse-json.ts';
import { parseXml } from './text/parse-xml.ts';

/** A document that was read. */
export interface ClinicalReading {
  document: ClinicalDocument;
  /** All its resources as FHIR R4 JSON, with what people don’t see: a bundle, or the one resource. */
  raw: string;
  /** The pictures and PDFs that it carries, by their content. */
  attachments: ClinicalAttachment[];
}
export type ClinicalRead = { reading: ClinicalReading } | { refusal: ClinicalRefusal };

function readingOf(root: Node, { document, attachments }: Described): ClinicalReading {
  const { files, dropped } = carriedFiles(attachments);
  return {
    document: { ...document, files: files.length, dropped: [...document.dropped, ...dropped] },
    attachments: files,
    raw: JSON.stringify(root),
  };
}

function readFhir(text: string): ClinicalReading {
  const root = nodeOf(parseJson(text));
  const type = root?.['resourceType'];
  if (!root || typeof type !== 'string') throw new Refused('not_clinical');
  const { all } = gatherResources(root);
  if (isOtherVersion(all.map(({ resource }) => resource))) throw new Refused('other_version');
  return readingOf(root, describeDocument(root));
}

function readXml(text: string): ClinicalReading {
  const root = parseXml(text);
  if (root.namespace === 'http://hl7.org/fhir') throw new Refused('fhir_xml');
  if (root.name !== 'ClinicalDocument') throw new Refused('not_clinical');
  const { bundle, dropped, attachments } = readCcda(root);
  const described = describeDocument(bundle, dropped, 'ccda');
  return readingOf(bundle, { ...described, attachments });
}

/** Reads a clinical document. To be run apart: see `readClinicalDocument`. */
export function readBytes(bytes: Uint8Array): ClinicalRead {
  try {
    const text = decodeText(bytes)
      .replace(/^\uFEFF/, '')
      .trim();
    if (text === '') throw new Refused('empty');
    if (text.startsWith('{')) return { reading: readFhir(text) };
    if (text.startsWith('<')) return { reading: readXml(text) };
    throw new Refused('not_clinical');
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal };
    throw error;
  }
}
