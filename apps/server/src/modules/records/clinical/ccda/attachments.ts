import { gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import { bytesOf, type ClinicalAttachment } from '../document/attachments.ts';
import { attribute, type Cda, childOf, everyElement } from './cda.ts';

/** Largest file that is unpacked, and of all of a document together; more is dropped. */
const MOST_BYTES = 20 * 1024 * 1024;
const MOST_BYTES_OF_ALL = 64 * 1024 * 1024;

function unpack(bytes: Uint8Array, compression: string | undefined, most: number): Uint8Array<ArrayBuffer> | null {
  if (most <= 0) return null;
  const limit = { maxOutputLength: most };
  try {
    if (compression === undefined) return Uint8Array.from(bytes);
    if (compression === 'GZ') return Uint8Array.from(gunzipSync(bytes, limit));
    if (compression === 'ZL') return Uint8Array.from(inflateSync(bytes, limit));
    if (compression === 'DF') return Uint8Array.from(inflateRawSync(bytes, limit));
    return null;
  } catch {
    return null;
  }
}

const contentOf = (element: Cda): string => element.children.filter((one) => typeof one === 'string').join('');

export interface ReadAttachments {
  attachments: ClinicalAttachment[];
  dropped: { where: string; what: string }[];
}

/** Files within a document: its body if that is no XML, pictures and papers of sections. */
export function attachmentsFrom(document: Cda): ReadAttachments {
  const found: ReadAttachments = { attachments: [], dropped: [] };
  let left = MOST_BYTES_OF_ALL;
  for (const element of everyElement(document)) {
    const mediaType = attribute(element, 'mediaType');
    if (attribute(element, 'representation') === 'B64') {
      const packed = bytesOf(contentOf(element));
      const bytes = packed && unpack(packed, attribute(element, 'compression'), Math.min(left, MOST_BYTES));
      const name = `${found.attachments.length + 1}`;
      left -= bytes?.length ?? 0;
      if (bytes) found.attachments.push({ name, mediaType: mediaType ?? 'application/octet-stream', bytes });
      else found.dropped.push({ where: 'file', what: mediaType ?? '' });
    } else if (element.name === 'text' && mediaType !== undefined) {
      // A file that lies elsewhere is not part of the document.
      const link = attribute(childOf(element, 'reference'), 'value');
      if (link !== undefined && !link.startsWith('#')) found.dropped.push({ where: 'file', what: link });
    }
  }
  return found;
}
