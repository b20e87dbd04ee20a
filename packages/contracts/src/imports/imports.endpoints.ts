import { z } from 'zod';
import { defineEndpoint, Id, pageOf, pageQuery } from '../kit/index.ts';
import {
  FINDING_SORTS,
  FindingKind,
  Import,
  IMPORT_RUN_SORTS,
  IMPORT_SORTS,
  ImportDescription,
  ImportFinding,
  ImportPreset,
  ImportPreview,
  ImportReversal,
  ImportRevert,
  ImportRun,
  ImportVersion,
  KeptListing,
  REGISTER_UPLOAD,
  REVERTIBLE_DAYS,
} from './imports.schema.ts';

const admin = { access: ['admin'], tag: 'imports' } as const;
const params = z.object({ id: Id });

export const uploadImport = defineEndpoint({
  ...admin,
  name: 'uploadImport',
  method: 'POST',
  path: '/admin/imports',
  summary: 'Upload a registry',
  description:
    'Takes a CSV or GeoJSON file of health facilities and detects how to read it; writes nothing yet. The file is deleted after a day.',
  status: 201,
  ratePerMinute: 20,
  upload: REGISTER_UPLOAD,
  body: z.strictObject({}).meta({ description: 'No fields other than the file.' }),
  response: Import,
});

export const listImports = defineEndpoint({
  ...admin,
  name: 'listImports',
  method: 'GET',
  path: '/admin/imports',
  summary: 'List uploaded registries',
  description: 'Returns uploads with their status, by default newest first.',
  query: z.object({
    ...pageQuery(20),
    sort: z.enum(IMPORT_SORTS).default('-uploaded').meta({ description: 'Sort order.' }),
  }),
  response: pageOf(Import, {
    presets: z.array(ImportPreset).meta({ description: 'Registries with known columns.' }),
  }),
});

export const listImportRuns = defineEndpoint({
  ...admin,
  name: 'listImportRuns',
  method: 'GET',
  path: '/admin/imports/history',
  summary: 'List completed imports',
  description: 'Includes imports from the command line; by default newest first.',
  query: z.object({
    ...pageQuery(20),
    sort: z.enum(IMPORT_RUN_SORTS).default('-finished').meta({ description: 'Sort order.' }),
  }),
  response: pageOf(ImportRun),
});

export const previewRevert = defineEndpoint({
  ...admin,
  name: 'previewRevert',
  method: 'GET',
  path: '/admin/imports/history/:id/revert',
  summary: 'Preview reverting an import',
  description: 'Returns how many listings would go, get their former values or stay, and why. Changes nothing.',
  params,
  response: ImportReversal,
  problems: ['imports.not_found', 'imports.not_possible', 'imports.revert_over'],
});

export const revertImport = defineEndpoint({
  ...admin,
  name: 'revertImport',
  method: 'POST',
  path: '/admin/imports/history/:id/revert',
  summary: 'Revert an import',
  description:
    'Removes the listings it added and gives those it changed their former values, all or none. Listings that were changed since, claimed or in use stay.',
  params,
  body: ImportRevert,
  response: ImportRun,
  problems: [
    'imports.not_found',
    'request.stale_version',
    'imports.not_possible',
    'imports.busy',
    'imports.revert_over',
  ],
  closedToDemo: 'access.closed_to_demo',
});

export const listKeptListings = defineEndpoint({
  ...admin,
  name: 'listKeptListings',
  method: 'GET',
  path: '/admin/imports/history/:id/kept',
  summary: 'List listings a reverted import left',
  description: `Returns listings that stayed, each with the reason, by name; for ${REVERTIBLE_DAYS} days after the import.`,
  params,
  query: z.object(pageQuery(25)),
  response: pageOf(KeptListing),
  problems: ['imports.not_found'],
});

export const getImport = defineEndpoint({
  ...admin,
  name: 'getImport',
  method: 'GET',
  path: '/admin/imports/:id',
  summary: 'Get an import',
  description: 'Returns its status, how the file is read and what would happen to its rows.',
  params,
  response: Import,
  problems: ['imports.not_found'],
});

export const describeImport = defineEndpoint({
  ...admin,
  name: 'describeImport',
  method: 'PUT',
  path: '/admin/imports/:id',
  summary: 'Set how to read a registry',
  description: 'Sets preset or custom mapping, country, name and license. Discards the previous test run.',
  params,
  body: ImportDescription,
  response: Import,
  problems: ['imports.not_found', 'request.stale_version', 'imports.not_possible', 'imports.file_gone'],
});

export const previewImport = defineEndpoint({
  ...admin,
  name: 'previewImport',
  method: 'GET',
  path: '/admin/imports/:id/preview',
  summary: 'Preview the first rows',
  description: 'Returns the first ten rows and what would happen to them with the current mapping.',
  params,
  response: ImportPreview,
  problems: ['imports.not_found', 'imports.unreadable', 'imports.file_gone'],
});

export const checkImport = defineEndpoint({
  ...admin,
  name: 'checkImport',
  method: 'POST',
  path: '/admin/imports/:id/check',
  summary: 'Start a test run',
  description: 'Runs the whole import in a job and keeps only its report.',
  status: 202,
  params,
  body: ImportVersion,
  response: Import,
  problems: [
    'imports.not_found',
    'request.stale_version',
    'imports.not_possible',
    'imports.busy',
    'imports.unreadable',
    'imports.file_gone',
  ],
});

export const commitImport = defineEndpoint({
  ...admin,
  name: 'commitImport',
  method: 'POST',
  path: '/admin/imports/:id/commit',
  summary: 'Run an import',
  description: 'Writes the listings in a job, all or none.',
  status: 202,
  params,
  body: ImportVersion,
  response: Import,
  problems: ['imports.not_found', 'request.stale_version', 'imports.not_possible', 'imports.busy', 'imports.file_gone'],
  closedToDemo: 'access.closed_to_demo',
});

export const withdrawImport = defineEndpoint({
  ...admin,
  name: 'withdrawImport',
  method: 'POST',
  path: '/admin/imports/:id/withdraw',
  summary: 'Discard an import',
  description: 'Deletes the file; nothing is imported.',
  params,
  body: ImportVersion,
  response: Import,
  problems: ['imports.not_found', 'request.stale_version', 'imports.not_possible'],
});

export const listImportFindings = defineEndpoint({
  ...admin,
  name: 'listImportFindings',
  method: 'GET',
  path: '/admin/imports/:id/findings',
  summary: 'List row issues',
  description:
    'Returns rejected rows, duplicates and repaired rows of the last run, each with its reason, by default in file order.',
  params,
  query: z.object({
    ...pageQuery(25),
    kind: FindingKind.default('refused'),
    sort: z.enum(FINDING_SORTS).default('line').meta({ description: 'Sort order.' }),
  }),
  response: pageOf(ImportFinding),
  problems: ['imports.not_found'],
});
