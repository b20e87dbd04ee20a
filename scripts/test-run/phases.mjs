// The parts of `npm test`, in order. Each resolves `{passed, failed}`; one that fails does not keep the next from running.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../setup/free-port.mjs';
import { buildWeb, isWebBuilt } from '../setup/web-build.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { startPostgres } from '../postgres/start-postgres.mjs';
import { findChromium } from '../chromium/find-chromium.mjs';
import { countPlaywright, countVitest } from './count.mjs';

const LIMIT_MS = 20 * 60_000;

const checks = {
  title: 'Checks',
  run: ({ root, node, reports }) => check(root, node, join(reports, 'check.json'), ['--without-build']),
};

const embedded = {
  title: 'Unit and integration tests, embedded database',
  run: (context) => vitest(context, 'embedded', ['--project', 'unit', '--project', 'integration'], { SWEEPS: 'off' }),
};

const postgres = {
  title: 'Integration tests, PostgreSQL server',
  async run(context) {
    const given = process.env.TEST_DATABASE_URL;
    const server = given ? { url: given, stop: async () => {} } : await startPostgres();
    process.stdout.write(
      `   ${given ? 'server of TEST_DATABASE_URL' : `PostgreSQL ${server.major} from ${server.source === 'npm' ? 'the npm package' : 'this machine'}, port ${server.port}`}\n`,
    );
    try {
      return await vitest(context, 'postgres', ['--project', 'integration'], { TEST_DATABASE_URL: server.url });
    } finally {
      await server.stop();
    }
  },
};

const build = {
  title: 'Build of the web app and its size',
  async run({ root, node, reports }) {
    if (!isWebBuilt(root)) await buildWeb(root, node);
    const sizes = await check(root, node, join(reports, 'sizes.json'), ['--with-build', '--only', 'size budgets']);
    return { passed: sizes.passed + 1, failed: sizes.failed };
  },
};

const journeys = {
  title: 'Browser journeys in Chromium',
  async run({ root, node, reports }) {
    if (!existsSync(join(root, 'e2e/journeys')))
      return { passed: 0, failed: 1, note: 'there are no journeys in e2e/journeys' };
    const { executablePath, source } = await findChromium({ cacheFolder: join(root, '.tmp/chromium') });
    process.stdout.write(`   ${executablePath} (${source})\n`);
    const report = join(reports, 'playwright.json');
    const env = {
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      E2E_PORT: String(await freePort()),
    };
    const run = await runCommand(
      node,
      [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json'],
      { cwd: join(root, 'e2e'), env, show: true, timeoutMs: LIMIT_MS },
    );
    return countPlaywright(readReport(report), run.code);
  },
};

/** Every phase, in order. */
export const allPhases = [checks, embedded, postgres, build, journeys];

async function check(root, node, report, args) {
  const run = await runCommand(node, [join(root, 'scripts/check.mjs'), '--json', report, ...args], {
    cwd: root,
    show: true,
    timeoutMs: LIMIT_MS,
  });
  const counted = readReport(report);
  return counted && (run.code === 0) === (counted.failed === 0) ? counted : { passed: 0, failed: 1 };
}

async function vitest({ root, node, reports }, engine, args, extra) {
  const report = join(reports, `vitest-${engine}.json`);
  const env = { ...process.env, NODE_ENV: 'test', TEST_ENGINE: engine, ...extra };
  const command = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const run = await runCommand(node, command, { cwd: root, env, show: true, timeoutMs: LIMIT_MS });
  return countVitest(readReport(report), run.code);
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
