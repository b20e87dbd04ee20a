import {
  checkImport,
  commitImport,
  decideFacilityPair,
  describeImport as describeImportCall,
  getImport,
  listFacilityPairs,
  listImportFindings,
  listImportRuns,
  listImports,
  listKeptListings,
  previewImport,
  previewRevert,
  revertImport as revertImportCall,
  uploadImport as uploadImportCall,
  withdrawImport as withdrawImportCall,
} from '@travesia/contracts/imports';
import { mount, type Mounted } from '../../platform/http/module.ts';
import { beginRun } from './commands/begin-run.ts';
import { decidePair } from './commands/decide-pair.ts';
import { describeImport } from './commands/describe-import.ts';
import { revertImport } from './commands/revert-import.ts';
import { uploadImport } from './commands/upload-import.ts';
import { withdrawImport } from './commands/withdraw-import.ts';
import { allImports } from './imports.policy.ts';
import { listFindingsQuery, listImportsQuery, listRunsQuery } from './queries/list-imports.ts';
import { listPairsQuery } from './queries/list-pairs.ts';
import { previewImportQuery } from './queries/preview-import.ts';
import { listKeptQuery, previewRevertQuery } from './queries/preview-revert.ts';
import type { ImportsDeps } from './uploads/imports-deps.ts';
import { readImport } from './uploads/read-import.ts';

/** Routes for admins to import facility registries into the directory. */
export const importsRoutes = (deps: ImportsDeps): Mounted[] => [
  mount(uploadImportCall, (_input, context) => uploadImport(deps, context)),
  mount(listImports, ({ query }, { actor }) => listImportsQuery(deps, query, actor)),
  mount(listImportRuns, ({ query }, { actor }) => listRunsQuery(deps, query, actor)),
  mount(previewRevert, ({ params }, { actor }) => previewRevertQuery(deps, params.id, actor)),
  mount(revertImportCall, ({ params, body }, { actor }) => revertImport(deps, { ...params, ...body }, actor)),
  mount(listKeptListings, ({ params, query }, { actor }) => listKeptQuery(deps, params.id, query, actor)),
  mount(listFacilityPairs, ({ query }, { actor }) => listPairsQuery(deps, query, actor)),
  mount(decideFacilityPair, ({ params, body }, { actor }) => decidePair(deps, { ...params, ...body }, actor)),
  mount(getImport, ({ params }, { actor }) => readImport(deps, deps.database.db, allImports(actor), params.id)),
  mount(describeImportCall, ({ params, body }, { actor }) => describeImport(deps, params.id, body, actor)),
  mount(previewImport, ({ params }, { actor }) => previewImportQuery(deps, params.id, actor)),
  mount(checkImport, ({ params, body }, { actor }) => beginRun(deps, 'check', { ...params, ...body }, actor)),
  mount(commitImport, ({ params, body }, { actor }) => beginRun(deps, 'commit', { ...params, ...body }, actor)),
  mount(withdrawImportCall, ({ params, body }, { actor }) => withdrawImport(deps, { ...params, ...body }, actor)),
  mount(listImportFindings, ({ params, query }, { actor }) => listFindingsQuery(deps, params.id, query, actor)),
];
