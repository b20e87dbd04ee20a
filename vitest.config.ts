import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const databaseSetup = 'apps/server/src/platform/testing/global-setup.ts';
const elsewhere = ['**/node_modules/**', '**/build/**', '**/.{git,data,tmp,react-router}/**'];
/**
 * Sweeps over every call of the product take a third of the time of all integration tests and find the same on either engine:
 * `npm test` runs them on the server (scripts/test-run/phases.mjs).
 */
const sweeps = process.env['SWEEPS'] === 'off' ? ['**/*.sweep.int.test.ts'] : [];
const strict = { setupFiles: ['scripts/testing/fail-on-console-error.ts'], exclude: elsewhere };

export default defineConfig({
  test: {
    // Two processes: every integration file has a database of its own, and the machines of contributors have two cores.
    pool: 'forks',
    maxWorkers: 2,
    retry: 0,
    allowOnly: false,
    passWithNoTests: false,
    dangerouslyIgnoreUnhandledErrors: false,
    projects: [
      {
        extends: true,
        test: {
          ...strict,
          name: 'unit',
          include: ['**/test/*.test.{ts,tsx}'],
          exclude: [...elsewhere, '**/*.int.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          ...strict,
          name: 'integration',
          include: ['**/test/*.int.test.ts'],
          exclude: [...elsewhere, ...sweeps],
          // Each file has a database of its own and closes what it opened. A process that goes on with the next file has the
          // engine compiled and the product loaded already, which takes longer than most files' tests.
          isolate: false,
          globalSetup: existsSync(databaseSetup) ? [databaseSetup] : [],
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
