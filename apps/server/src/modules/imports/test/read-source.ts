import iconv from 'iconv-lite';
import type { FacilityInput, ReadResult } from '../facilities/facility.ts';
import type { Inspection, ReadOptions } from '../inspect-source.ts';
import { openFacilities } from '../facilities/read-facilities.ts';
import { memorySource } from '../readers/source.ts';

export type ReadSource = {
  inspection: Inspection;
  results: ReadResult[];
  facilities: FacilityInput[];
  /** Errors and warnings as "line field code". */
  problems: string[];
};

/** Reads a registry file given as bytes, or as text in the given encoding, as the import would. */
export async function readSource(
  content: string | Uint8Array,
  options: ReadOptions & { encoding?: string; name?: string } = {},
): Promise<ReadSource> {
  const { encoding = 'utf-8', name = 'register.csv', ...readOptions } = options;
  const bytes = typeof content === 'string' ? iconv.encode(content, encoding) : content;
  const opened = await openFacilities(memorySource(name, bytes), readOptions);
  const results: ReadResult[] = [];
  for await (const result of opened.results()) results.push(result);
  const facilities = results.flatMap((result) => (result.kind === 'accepted' ? [result.facility] : []));
  const problems = results
    .flatMap((result) => (result.kind === 'accepted' ? result.warnings : result.problems))
    .map(({ line, field, code }) => `${line} ${field} ${code}`);
  return { inspection: opened.inspection, results, facilities, problems };
}
