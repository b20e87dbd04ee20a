import { type Node, nodeOf, nodesOf, textOf } from '../fhir/elements.ts';
import type { Found } from '../fhir/resources.ts';

/** A file within a document. */
export interface ClinicalAttachment {
  name: string;
  mediaType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Bytes of Base64; null if it is none. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  if (!BASE64.test(base64.replaceAll(/\s+/g, ''))) return null;
  const bytes = Uint8Array.from(Buffer.from(base64, 'base64'));
  return bytes.length > 0 ? bytes : null;
}

const attachmentsOf = (resource: Node): Node[] => [
  // A picture’s content is the file itself; a document reference’s contents each have one.
  ...nodesOf(resource['content']).map((one) => nodeOf(one['attachment']) ?? one),
  ...nodesOf(resource['presentedForm']),
];

/** Files that resources carry within themselves. */
export function attachmentsIn({ type, resource, path }: Found): ClinicalAttachment[] {
  const parts = type === 'Binary' ? [resource] : attachmentsOf(resource);
  return parts.flatMap((part) => {
    const bytes = bytesOf(textOf(part['data']) ?? '');
    if (!bytes) return [];
    return [
      {
        name: textOf(part['title']) ?? path.replace('/', '-'),
        mediaType: textOf(part['contentType']) ?? 'application/octet-stream',
        bytes,
      },
    ];
  });
}
