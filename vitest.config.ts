import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const databaseSetup = 'apps/server/src/platform/testing/global-setup.ts';
const elsewhere = ['**/node_modules/**', '**/build/**', '**/.{git,data,tmp,react-router}/**'];
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
          globalSetup: existsSync(databaseSetup) ? [databaseSetup] : [],
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
