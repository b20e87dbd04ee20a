import { readFile, writeFile } from 'node:fs/promises';
import { ImportRevert } from '@travesia/contracts/imports';
import { Id } from '@travesia/contracts/kit';
import type { Command } from 'commander';
import {
  fileSource,
  findKinds,
  findSourceOfContent,
  importFile,
  type ImportReport,
  ImportSourceError,
  openFacilities,
  presets,
  revertImport,
} from '../modules/imports/index.ts';
import { commandLine } from '../platform/audit/append-audit.ts';
import { systemClock } from '../platform/clock.ts';
import { addPairCommands } from './import-pairs-command.ts';
import { openForCommand } from './open-for-command.ts';
import { progressBar } from './progress-bar.ts';
import { reportLines } from './import-report-lines.ts';

interface Options {
  preset?: string;
  mapping?: string;
  country?: string;
  source?: string;
  name?: string;
  licence?: string;
  report?: string;
  dryRun: boolean;
}

/** `travesia import <file>`: imports a registry of facilities as directory listings. */
export function addImportCommand(program: Command): void {
  const register = program
    .command('import')
    .description(
      'Imports a register of health facilities (CSV or GeoJSON) as directory listings: not verified, not partners, without price or rating.',
    )
    .argument('<file>', 'the register, in any encoding and with any separator')
    .option('--dry-run', 'do everything but keep nothing', false)
    .option('--preset <id>', `how to read a known register: ${presets.map((preset) => preset.id).join(', ')}`)
    .option(
      '--mapping <file>',
      'JSON that names columns for our fields, such as {"name": "NOMBRE"}; the others are found as without it',
    )
    .option('--country <code>', 'country of the rows that do not name one')
    .option('--source <key>', 'name under which the register is remembered, so that its next edition is known again')
    .option('--name <text>', 'name of the register, as listings show it')
    .option('--licence <text>', 'licence of the data, as listings show it')
    .option('--report <file>', 'write the whole report as JSON: every refused row and why, every duplicate and why')
    .action(runImport);
  register
    .command('revert')
    .description(
      'Takes an import back: listings it added go, those it changed get their former values; those changed, claimed or in use since stay.',
    )
    .argument('<run>', 'the id that the import printed')
    .requiredOption('--reason <text>', 'why; recorded in the audit log')
    .action(runRevert);
  addPairCommands(register);
}

async function runRevert(run: string, { reason }: { reason: string }): Promise<void> {
  const asked = ImportRevert.pick({ reason: true }).extend({ id: Id }).safeParse({ id: run, reason });
  if (!asked.success) throw new Error('Give the id of an import, and a reason of 5 to 500 characters.');
  const { database, close } = await openForCommand();
  try {
    const { reversal } = await revertImport({ database, clock: systemClock }, asked.data, commandLine);
    process.stdout.write(
      `Removed ${reversal?.removed}, restored ${reversal?.restored}, left ${reversal?.kept} as they are.\n`,
    );
  } finally {
    await close();
  }
}

async function runImport(file: string, options: Options): Promise<void> {
  const registerFile = await fileSource(file).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`Cannot read ${file}: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}`);
  });
  const mapping = options.mapping ? await readMapping(options.mapping) : undefined;
  const readAs = {
    ...(options.preset ? { preset: options.preset } : {}),
    ...(options.country ? { country: options.country } : {}),
    ...(options.source ? { sourceKey: options.source } : {}),
    ...(mapping === undefined ? {} : { mapping, completes: true }),
  };
  const open = (more: Pick<Parameters<typeof openFacilities>[1] & object, 'sourceKey' | 'kindsOf'> = {}) =>
    openFacilities(registerFile, { ...readAs, ...more }).catch((error: unknown) => {
      throw error instanceof ImportSourceError ? new Error(`${file} cannot be imported: ${error.message}`) : error;
    });
  const named = await open();
  const { database, close } = await openForCommand();
  const bar = progressBar(registerFile.size);
  try {
    const known = options.source ? null : await findSourceOfContent(database.db, named);
    if (known !== null) process.stdout.write(`The same content was imported as "${known}": it is that register.\n`);
    const source = known ?? named.inspection.sourceKey;
    const kinds = await findKinds(database.db, source, { demo: false });
    const isAsNamed = known === null && !Object.keys(kinds).length;
    const opened = isAsNamed ? named : await open({ sourceKey: source, kindsOf: async () => kinds });
    const report = await importFile(database, opened, {
      fileName: registerFile.name,
      size: registerFile.size,
      sourceName: options.name ?? opened.inspection.sourceKey,
      licence: options.licence ?? null,
      today: systemClock.today(),
      at: systemClock.now(),
      dryRun: options.dryRun,
      onProgress: bar.show,
    });
    bar.end();
    await finish(report, options);
  } finally {
    bar.end();
    await close();
  }
}

/** The mapping file's content. Throws what is wrong with it. */
const readMapping = (file: string): Promise<unknown> =>
  readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as unknown)
    .catch((error: NodeJS.ErrnoException) => {
      const why = error.code === 'ENOENT' ? 'there is no such file' : error.message;
      throw new Error(
        `The mapping in ${file} cannot be used: ${why}. It looks like {"name": "NOMBRE", "street": ["CALLE", "NUMERO"]}.`,
      );
    });

async function finish(report: ImportReport, options: Options): Promise<void> {
  process.stdout.write(`${reportLines(report).join('\n')}\n`);
  if (!options.report) return;
  await writeFile(options.report, `${JSON.stringify(report, null, 2)}\n`);
  process.stdout.write(`The whole report is in ${options.report}.\n`);
}
