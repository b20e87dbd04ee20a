import { defineConfig } from 'vitest/config';
export default defineConfig({ root: '/work/main', test: { globalSetup: ['apps/server/src/platform/testing/global-setup.ts'], include: ['apps/server/src/**/test/*.test.ts','packages/**/test/*.test.ts'], pool: 'forks', maxWorkers: 2, testTimeout: 30000, hookTimeout: 60000 } });
