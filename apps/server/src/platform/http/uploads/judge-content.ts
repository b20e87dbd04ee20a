import type { UploadRules } from '@travesia/contracts/kit';
import { endingOf } from '@travesia/contracts/kit';
import { fileTypeFromBuffer } from 'file-type';
import { ProblemError } from '../../problem-error.ts';

/** Types without a signature. */
const TEXT_TYPES: ReadonlySet<string> = new Set(['text/csv', 'application/geo+json']);

/** Bytes at the start of a file that reveal its type. */
export const HEAD_BYTES = 4100;

/**
 * Returns a file's media type from its first bytes, if the call accepts it and the name matches. Throws the problem
 * with the file name and what to do. The declared type is ignored.
 */
export async function judgeContent(rules: UploadRules, name: string, head: Buffer): Promise<string> {
  refuseEmpty(name, head);
  const byName = typeByName(rules, name);
  const found = (await fileTypeFromBuffer(head))?.mime ?? textByName(byName, head);
  if (!byName || (found && !Object.hasOwn(rules.types, found)) || !found) throw typeNotTaken(rules, name);
  if (found !== byName)
    throw refusal(
      'upload.content_differs',
      name,
      `holds ${found}, which is not what its name says. Rename it or save it anew as ${namesOf(rules)}.`,
    );
  return found;
}

/** Returns the media type that a name stands for, of a file whose content is looked at later. Throws the same problems. */
export function judgeName(rules: UploadRules, name: string, head: Buffer): string {
  refuseEmpty(name, head);
  const byName = typeByName(rules, name);
  if (!byName) throw typeNotTaken(rules, name);
  return byName;
}

function refuseEmpty(name: string, head: Buffer): void {
  if (head.length === 0)
    throw refusal('upload.empty', name, 'is empty. Choose it again, or save it anew and then choose it.');
}

const typeByName = ({ types }: UploadRules, name: string): string | undefined =>
  Object.entries(types).find(([, endings]) => endings.includes(endingOf(name)))?.[0];

/** Text has no signature: its name decides, as long as it is text at all. */
function textByName(byName: string | undefined, head: Buffer): string | undefined {
  const isMarked = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  return byName && TEXT_TYPES.has(byName) && (isMarked || !head.includes(0)) ? byName : undefined;
}

const isText = ({ types }: UploadRules): boolean => Object.keys(types).every((type) => TEXT_TYPES.has(type));

/** The problem of a file over the size limit. */
export const tooLarge = (rules: UploadRules, name: string): ProblemError =>
  refusal(
    'upload.too_large',
    name,
    `is larger than ${Math.floor(rules.maxBytes / 1024 / 1024)} MB. ${isText(rules) ? 'Send it in parts, or import it on the command line.' : 'Save it at a lower resolution or send its pages one by one.'}`,
  );

/** The problem of a file of another type than the call accepts. */
export const typeNotTaken = (rules: UploadRules, name: string): ProblemError =>
  refusal('upload.type_not_taken', name, `is none of the kinds taken here. Send it as ${namesOf(rules)}.`);

/** A problem of one file, with its name and what to do. */
export function refusal(
  code: 'upload.empty' | 'upload.type_not_taken' | 'upload.content_differs' | 'upload.too_large',
  name: string,
  what: string,
): ProblemError {
  const [, rule = code] = code.split('.');
  return new ProblemError(code, {
    detail: `“${name}” ${what}`,
    fields: [{ path: 'body.file', code: rule, message: what }],
  });
}

const namesOf = ({ types }: UploadRules): string =>
  Object.values(types)
    .map(([ending = '']) => ending.toUpperCase())
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1');
