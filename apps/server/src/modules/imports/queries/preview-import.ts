import type { ImportPreview } from '@travesia/contracts/imports';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { ReadResult } from '../facilities/facility.ts';
import { ImportSourceError } from '../import-source-error.ts';
import { allImports } from '../imports.policy.ts';
import type { ImportsDeps } from '../uploads/imports-deps.ts';
import { readStored } from '../uploads/stored-source.ts';
import { findImport } from '../uploads/uploads.repo.ts';

const ROWS_SHOWN = 10;

/** The first rows of a registry file and how they would be imported. */
export async function previewImportQuery(deps: ImportsDeps, id: string, actor: Actor): Promise<ImportPreview> {
  const found = await findImport(deps.database.db, allImports(actor), id);
  if (!found) throw new ProblemError('imports.not_found');
  const opened = await readStored(deps, found.row);
  if (opened instanceof ImportSourceError) throw new ProblemError('imports.unreadable', { detail: opened.message });
  const { columns } = opened.inspection;
  const rows: ImportPreview['rows'] = [];
  const cells = opened.rawRows()[Symbol.asyncIterator]();
  for await (const result of opened.results()) {
    const raw = await cells.next();
    const values = !raw.done && raw.value.kind === 'row' ? raw.value.values : {};
    rows.push({ line: result.line, cells: columns.map((column) => values[column] ?? ''), ...outcome(result) });
    if (rows.length === ROWS_SHOWN) break;
  }
  await cells.return?.();
  return { rows };
}

function outcome(
  result: ReadResult,
): Pick<ImportPreview['rows'][number], 'name' | 'type' | 'place' | 'phone' | 'problem' | 'code'> {
  if (result.kind === 'refused')
    return {
      name: null,
      type: null,
      place: null,
      phone: null,
      problem: result.problems[0]?.message ?? '',
      code: result.problems[0]?.code ?? null,
    };
  const { name, typeSlug, cityName, region, countryCode, phones } = result.facility;
  const phone = phones[0];
  return {
    name,
    type: typeSlug,
    place: [cityName, region, countryCode].filter(Boolean).join(', '),
    phone: phone ? (phone.e164 ?? phone.original) : null,
    problem: null,
    code: null,
  };
}
