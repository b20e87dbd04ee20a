// The parts of `npm test`, in order. Each resolves `{passed, failed}`, with its tests if a report names them; a failure
// does not prevent the next from running. `whole` runs what `npm test` samples or skips (docs/adr/0029-tests.md).
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../setup/free-port.mjs';
import { buildWeb, isWebBuilt } from '../setup/web-build.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { startPostgres } from '../postgres/start-postgres.mjs';
import { findChromium } from '../chromium/find-chromium.mjs';
import { countPlaywright, countVitest } from './count.mjs';
import { hashOf, isProven, recordProof } from './proven.mjs';
import { readReport } from './read-report.mjs';
import { testsOfPlaywright, testsOfVitest } from './tests-of-report.mjs';

/**
 * A phase silent for this long is stuck. Every finished test prints a line; the longest single step (all types on a
 * machine four times slower than ours) takes less than half of it.
 */
const SILENCE_MS = 15 * 60_000;
/** A journey of the whole run checks one screen in all languages, themes and widths. */
const SILENCE_OF_WHOLE_MS = 60 * 60_000;

const checks = {
  title: 'Checks',
  run: (context) => check(context, 'check.json', ['--without-build']),
};

/** A phase that runs after something it proves was changed. */
const proofOf = (proof, title) => ({
  title,
  async run(context) {
    const { root, whole } = context;
    if (!whole && isProven(root, proof)) return { passed: 0, failed: 0, note: 'as they were when shown last' };
    const hash = hashOf(root, proof);
    const result = await vitest(context, proof, [`--project=${proof}`], { TEST_ENGINE: 'embedded' });
    if (result.failed === 0 && recordProof(root, proof, hash))
      result.note = 'noted in scripts/test/proven.json: commit it';
    return result;
  },
});
const checkerProofs = proofOf('checkers', 'The checkers find what is planted');
const generatorProofs = proofOf('generator', 'Generated modules pass the checkers and their tests');

const unitAndIntegration = {
  title: 'Unit tests; integration tests on PostgreSQL, on both engines where they differ',
  run: (context) =>
    withPostgres((url) =>
      vitest(
        context,
        'postgres',
        ['unit', 'web', 'document', 'integration', 'embedded'].map((name) => `--project=${name}`),
        { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: url },
      ),
    ),
};

const everythingEmbedded = {
  title: 'All integration tests on the embedded engine',
  run: (context) => vitest(context, 'embedded', ['--project=integration'], { TEST_ENGINE: 'embedded' }),
};

const build = {
  title: 'Build of the web app and its size',
  async run(context) {
    if (!isWebBuilt(context.root)) await buildWeb(context.root, context.node);
    const sizes = await check(context, 'sizes.json', ['--with-build', '--only', 'size budgets']);
    return { ...sizes, passed: sizes.passed + 1 };
  },
};

const journeys = {
  title: 'Browser journeys in Chromium, on the embedded engine',
  async run({ root, node, reports, whole }) {
    if (!existsSync(join(root, 'e2e/journeys')))
      return { passed: 0, failed: 1, note: 'there are no journeys in e2e/journeys' };
    const { executablePath, source } = await findChromium({ cacheFolder: join(root, '.tmp/chromium') });
    process.stdout.write(`   ${executablePath} (${source})\n`);
    const report = join(reports, 'playwright.json');
    const env = {
      ...process.env,
      ...(whole ? { SWEEPS: 'whole' } : {}),
      PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      E2E_PORT: String(await freePort()),
    };
    const isWhole = env.SWEEPS === 'whole';
    const run = await runCommand(
      node,
      [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json'],
      { cwd: join(root, 'e2e'), env, show: true, silenceMs: isWhole ? SILENCE_OF_WHOLE_MS : SILENCE_MS },
    );
    const counted = readReport(report);
    return withCut({ ...countPlaywright(counted, run.code), tests: counted ? testsOfPlaywright(counted) : [] }, run);
  },
};

/** The phases of a run, in order. */
export const phasesOf = ({ whole }) => [
  checks,
  checkerProofs,
  generatorProofs,
  unitAndIntegration,
  ...(whole ? [everythingEmbedded] : []),
  build,
  journeys,
];

async function withPostgres(work) {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startPostgres({ inMemory: true });
  process.stdout.write(
    `   ${given ? 'server of TEST_DATABASE_URL' : `PostgreSQL ${server.major} from ${server.source === 'npm' ? 'the npm package' : 'this machine'}, port ${server.port}`}\n`,
  );
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}

async function check({ root, node, reports }, name, args) {
  const report = join(reports, name);
  const run = await runCommand(node, [join(root, 'scripts/check.mjs'), '--json', report, ...args], {
    cwd: root,
    show: true,
    silenceMs: SILENCE_MS,
  });
  const counted = readReport(report);
  return withCut(counted && (run.code === 0) === (counted.failed === 0) ? counted : { passed: 0, failed: 1 }, run);
}

async function vitest({ root, node, reports, whole }, name, projects, extra) {
  const report = join(reports, `vitest-${name}.json`);
  const env = { ...process.env, NODE_ENV: 'test', ...(whole ? { SWEEPS: 'whole' } : {}), ...extra };
  const command = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...projects,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const run = await runCommand(node, command, { cwd: root, env, show: true, silenceMs: SILENCE_MS });
  const counted = readReport(report);
  return withCut({ ...countVitest(counted, run.code), tests: counted ? testsOfVitest(counted, root) : [] }, run);
}

/** A phase that was ended counts as failed, whatever its report says, and states the reason. */
function withCut(result, { cut }) {
  if (!cut) return result;
  const finished = result.tests?.length ? `; ${result.tests.length} tests are in its report` : '';
  return { ...result, failed: Math.max(1, result.failed), note: `${cut}${finished}` };
}
