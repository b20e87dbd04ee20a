import { existsSync, globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const databaseSetup = 'apps/server/src/platform/testing/global-setup.ts';
const elsewhere = ['**/node_modules/**', '**/build/**', '**/.{git,data,tmp,react-router}/**'];
const strict = { setupFiles: ['scripts/testing/fail-on-console-error.ts', 'scripts/testing/patient-waiting.ts'] };
/** Tests that plant violations for programs of others, or start a product of their own: minutes, and only about `scripts/`. */
const checkers = ['scripts/test/*.checkers.test.ts'];
/** A generated module in the hands of the checkers, and its tests. */
const generator = ['scripts/test/generated-module.test.ts'];
/** Where PostgreSQL and the embedded engine could differ: all that talks to the database itself, and tests that say so. */
const bothEngines = ['apps/server/src/platform/**/test/*.int.test.ts', '**/test/*.engine.int.test.ts'];
/** The embedded engine as a program, which is no different beside a PostgreSQL server. */
const embeddedOnly = '**/db/embedded/test/*.int.test.ts';
const ofWeb = ['apps/web/**/test/*.test.{ts,tsx}', 'e2e/**/test/*.test.ts'];
/** Tests that ask for a document in their first line. */
const withDocument = globSync(ofWeb, { cwd: import.meta.dirname, exclude: elsewhere }).filter((file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8').startsWith('// @vitest-environment jsdom'),
);
const onPostgres = process.env['TEST_ENGINE'] === 'postgres';

// A patience for what is stuck, not a measure of what is slow.
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };
const database = {
  ...strict,
  ...patience,
  // Each file has a database of its own and closes what it opened. A process that goes on with the next file has the
  // engine compiled and the product loaded already, which takes longer than most files' tests.
  isolate: false,
  globalSetup: existsSync(databaseSetup) ? [databaseSetup] : [],
};

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
          ...patience,
          name: 'unit',
          include: ['packages/**/test/*.test.ts', 'apps/server/**/test/*.test.ts', 'scripts/**/test/*.test.ts'],
          exclude: [...elsewhere, '**/*.int.test.ts', ...checkers, ...generator],
          // Starting a process for a file takes longer than most files' tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...strict,
          ...patience,
          name: 'web',
          include: ofWeb,
          exclude: [...elsewhere, ...withDocument],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...strict,
          ...patience,
          name: 'document',
          include: withDocument,
          exclude: elsewhere,
          // A document and the modules that listen to it are of one file: a context for each, in a process that has jsdom loaded.
          // A process for each would load it again, which takes four times as long as the tests.
          pool: 'vmForks',
        },
      },
      {
        extends: true,
        test: { ...strict, ...patience, name: 'checkers', include: checkers, exclude: elsewhere },
      },
      {
        extends: true,
        test: { ...strict, ...patience, name: 'generator', include: generator, exclude: elsewhere },
      },
      {
        extends: true,
        test: {
          ...database,
          name: 'integration',
          include: ['**/test/*.int.test.ts'],
          exclude: [...elsewhere, ...(onPostgres ? [embeddedOnly] : [])],
        },
      },
      // With TEST_ENGINE=postgres: once more on the embedded engine, which the product starts with, what could differ there.
      ...(onPostgres
        ? [
            {
              extends: true as const,
              test: { ...database, name: 'embedded', include: bothEngines, exclude: elsewhere },
            },
          ]
        : []),
    ],
  },
});
