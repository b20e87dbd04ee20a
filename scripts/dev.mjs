// `npm run dev`: the server with restart on change, and the web app served from its sources with hot reload.
import { preparePackages } from './setup/prepare.mjs';
import { createProgress, failWith } from './setup/progress.mjs';
import { repositoryRoot as root } from './setup/root.mjs';
import { runServer } from './setup/run-server.mjs';

/**
 * What the server runs from. Listed explicitly, because Vite writes its own configuration at each start, which would
 * trigger a restart.
 */
const WATCHED = ['apps/server/src', 'apps/server/data', 'packages/contracts/src'].map(
  (folder) => `--watch-path=${folder}`,
);

const progress = createProgress();
try {
  const node = await preparePackages(root, progress, { dev: true });
  progress.say('Starting the server in development mode');
  runServer(node, [...WATCHED, '--watch-preserve-output', 'apps/server/src/main.ts', ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', TRAVESIA_WEB: 'dev' },
  });
} catch (error) {
  failWith(error);
}
