import { z } from 'zod';
import { defineEndpoint, Id, pageOf, pageQuery } from '../kit/index.ts';
import {
  FindingKind,
  Import,
  ImportDescription,
  ImportFinding,
  ImportPreset,
  ImportPreview,
  ImportRun,
  ImportVersion,
  REGISTER_UPLOAD,
} from './imports.schema.ts';

const admin = { access: ['admin'], tag: 'imports' } as const;
const params = z.object({ id: Id });

export const uploadImport = defineEndpoint({
  ...admin,
  name: 'uploadImport',
  method: 'POST',
  path: '/admin/imports',
  summary: 'Upload a register',
  description:
    'Takes a CSV or GeoJSON file of health facilities, finds out how to read it and writes nothing yet. The file is deleted after a day.',
  status: 201,
  ratePerMinute: 20,
  upload: REGISTER_UPLOAD,
  body: z.strictObject({}).meta({ description: 'Nothing beside the file.' }),
  response: Import,
});

export const listImports = defineEndpoint({
  ...admin,
  name: 'listImports',
  method: 'GET',
  path: '/admin/imports',
  summary: 'List uploaded registers',
  description: 'The newest first, with where each stands.',
  query: z.object(pageQuery(20)),
  response: pageOf(Import, {
    presets: z.array(ImportPreset).meta({ description: 'Registers whose columns are known.' }),
  }),
});

export const listImportRuns = defineEndpoint({
  ...admin,
  name: 'listImportRuns',
  method: 'GET',
  path: '/admin/imports/history',
  summary: 'List the imports that were carried out',
  description: 'Those of the command line too; the newest first.',
  query: z.object(pageQuery(20)),
  response: pageOf(ImportRun),
});

export const getImport = defineEndpoint({
  ...admin,
  name: 'getImport',
  method: 'GET',
  path: '/admin/imports/:id',
  summary: 'Read an import',
  description: 'Where it stands, how the file is read and what would become of its rows.',
  params,
  response: Import,
  problems: ['imports.not_found'],
});

export const describeImport = defineEndpoint({
  ...admin,
  name: 'describeImport',
  method: 'PUT',
  path: '/admin/imports/:id',
  summary: 'Say how to read a register',
  description: 'Preset or own mapping, country, name and licence. A dry run that was made is forgotten.',
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
  summary: 'Look at the first rows',
  description: 'The first ten rows and what would become of them, as the register is read now.',
  params,
  response: ImportPreview,
  problems: ['imports.not_found', 'imports.unreadable', 'imports.file_gone'],
});

export const checkImport = defineEndpoint({
  ...admin,
  name: 'checkImport',
  method: 'POST',
  path: '/admin/imports/:id/check',
  summary: 'Make a dry run',
  description: 'Does all of the import by a job and keeps nothing of it but the report.',
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
  summary: 'Carry an import out',
  description: 'Writes the listings by a job, all of them or none.',
  status: 202,
  params,
  body: ImportVersion,
  response: Import,
  problems: ['imports.not_found', 'request.stale_version', 'imports.not_possible', 'imports.busy', 'imports.file_gone'],
});

export const withdrawImport = defineEndpoint({
  ...admin,
  name: 'withdrawImport',
  method: 'POST',
  path: '/admin/imports/:id/withdraw',
  summary: 'Drop an import',
  description: 'Deletes the file; nothing was written.',
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
  summary: 'List what there is to say of rows',
  description:
    'Refused rows, duplicates and repaired rows of the last run, each with its reason, in the order of the file.',
  params,
  query: z.object({ ...pageQuery(25), kind: FindingKind.default('refused') }),
  response: pageOf(ImportFinding),
  problems: ['imports.not_found'],
});
