import type { listImportFindings, listImportRuns, listImports as listImportsCall } from '@travesia/contracts/imports';
import { type EndpointArgs, type EndpointOutput, pageFacts } from '@travesia/contracts/kit';
import type { Actor } from '../../../platform/http/request-context.ts';
import { allImports } from '../imports.policy.ts';
import { presets } from '../mapping/presets/registry.ts';
import { presentFinding, presentImport, presentRun } from '../uploads/imports.presenter.ts';
import type { ImportsDeps } from '../uploads/imports-deps.ts';
import { readImport } from '../uploads/read-import.ts';
import {
  countFindings,
  countUploads,
  countRuns,
  listFindings,
  listUploads,
  listRuns,
} from '../uploads/uploads.repo.ts';

/** Uploaded registry files. */
export async function listImportsQuery(
  { database: { db }, clock }: ImportsDeps,
  query: EndpointArgs<typeof listImportsCall>['query'],
  actor: Actor,
): Promise<EndpointOutput<typeof listImportsCall>> {
  const scope = allImports(actor);
  const [rows, total] = await Promise.all([listUploads(db, scope, query), countUploads(db, scope)]);
  return {
    data: rows.map((row) => presentImport(row, clock.now())),
    ...pageFacts(total, query.page, query.limit),
    presets: presets.map(({ id, label, countryCode }) => ({ id, label, country: countryCode })),
  };
}

/** Completed imports, including those from the command line. They concern registries, not people. */
export async function listRunsQuery(
  { database: { db }, clock }: ImportsDeps,
  query: EndpointArgs<typeof listImportRuns>['query'],
  actor: Actor,
): Promise<EndpointOutput<typeof listImportRuns>> {
  const [rows, total] = await Promise.all([listRuns(db, allImports(actor), query), countRuns(db)]);
  return {
    data: rows.map(({ run, importId }) => presentRun(run, importId, clock.now())),
    ...pageFacts(total, query.page, query.limit),
  };
}

/** Findings about the rows of an import. */
export async function listFindingsQuery(
  deps: ImportsDeps,
  id: string,
  { kind, ...page }: EndpointArgs<typeof listImportFindings>['query'],
  actor: Actor,
): Promise<EndpointOutput<typeof listImportFindings>> {
  const { db } = deps.database;
  await readImport(deps, db, allImports(actor), id);
  const [rows, total] = await Promise.all([listFindings(db, id, kind, page), countFindings(db, id, kind)]);
  return { data: rows.map(presentFinding), ...pageFacts(total, page.page, page.limit) };
}
