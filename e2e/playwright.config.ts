import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/chromium/find-chromium.mjs';
import { freePort } from '../scripts/setup/free-port.mjs';

const root = path.resolve(import.meta.dirname, '..');
const port = process.env['E2E_PORT'] ?? '4329';
/**
 * Address of an installation that runs already, with demo data and no rate limit, and E2E_DATA_DIR its folder; without it the run
 * starts its own.
 */
const running = process.env['E2E_URL'];
const { executablePath, args, env } = await findChromium({ cacheFolder: path.join(root, '.tmp/chromium') });
const browserEnvironment = Object.fromEntries(
  Object.entries({ ...process.env, ...env }).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
);
/** Where the journeys' mail server takes mails and tells of them (fixtures/mail-catcher.ts, steps/mail.ts), and their translator listens. */
const fixturePort = async (name: string, afterOurs: number): Promise<string> =>
  String(running ? Number(port) + afterOurs : (process.env[name] ?? (await freePort())));
const mailPorts = {
  MAIL_SMTP_PORT: await fixturePort('MAIL_SMTP_PORT', 1),
  MAIL_HTTP_PORT: await fixturePort('MAIL_HTTP_PORT', 2),
};
const translatorPort = { TRANSLATOR_PORT: await fixturePort('TRANSLATOR_PORT', 3) };
// Workers read this file too, and find what the first reading chose.
Object.assign(process.env, mailPorts, translatorPort);
/**
 * All pages of a browser share one renderer process: starting another for each journey takes longer than many a journey. No graphics
 * card is emulated, which takes a twentieth of the processor time.
 */
const LIGHT = ['--renderer-process-limit=1', '--disable-site-isolation-trials', '--disable-gpu'];
const dataDir = path.join(root, '.tmp/e2e-data');

/** Journeys of a person through the built product in a real Chromium. Nothing is retried. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results',
  forbidOnly: true,
  retries: 0,
  // One journey's browser waits for the other's: two keep two cores busy.
  workers: 2,
  // Both only end what makes no progress: a machine that is ten times slower must not fail a journey.
  timeout: 15 * 60_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    // Waiting so long for one element is no progress.
    actionTimeout: 3 * 60_000,
    baseURL: running ?? `http://127.0.0.1:${port}`,
    launchOptions: { executablePath, args: [...args, ...LIGHT], env: browserEnvironment },
    // Traces take a third of the time of a run. Whoever wants one says `--trace on`.
    trace: 'off',
    // A new page costs a renderer process, more than anything a journey then does with it. Playwright empties the used one:
    // cookies, storage, clock, routes, media and size.
    reuseContext: true,
    // Animations between pages are painted by the processor. motion.journey.ts has them.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // Pages come from the server; offline.journey.ts lets the worker in.
    serviceWorkers: 'block',
  },
  projects: [{ name: 'chromium' }],
  ...(running ? {} : { webServer: [mailCatcher(), sampleTranslator(), ownInstallation()] }),
});

function mailCatcher() {
  return {
    command: `exec node ${path.join(root, 'e2e/fixtures/mail-catcher.ts')}`,
    url: `http://127.0.0.1:${mailPorts.MAIL_HTTP_PORT}/`,
    timeout: 15 * 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
    env: mailPorts,
  };
}

function sampleTranslator() {
  return {
    command: `exec node ${path.join(root, 'e2e/fixtures/sample-translator.ts')}`,
    url: `http://127.0.0.1:${translatorPort.TRANSLATOR_PORT}/`,
    timeout: 15 * 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
    env: translatorPort,
  };
}

function ownInstallation() {
  return {
    // Every run begins with a new installation. Not here: workers and checkers read this file too, beside a running one.
    command: `rm -rf "${dataDir}" && exec node "${path.join(root, 'apps/server/src/main.ts')}"`,
    cwd: root,
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 15 * 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 60_000 },
    // What the server could not do is said beside the journey that met it.
    stdout: 'pipe' as const,
    stderr: 'pipe' as const,
    env: {
      NODE_ENV: 'production',
      PORT: port,
      DATA_DIR: dataDir,
      // The embedded engine, also where DATABASE_URL names a database that must not get demo data.
      DATABASE_URL: '',
      DEMO_MODE: 'on',
      LOG_LEVEL: 'error',
      RATE_LIMIT_PER_MINUTE: '0',
      SMTP_URL: `smtp://127.0.0.1:${mailPorts.MAIL_SMTP_PORT}`,
      TRANSLATION_URL: `http://127.0.0.1:${translatorPort.TRANSLATOR_PORT}`,
    },
  };
}
