// `npm start`: from a bare clone to a running product. Plain JavaScript for Node 20 with nothing installed.
import { preparePackages, prepareWeb } from './setup/prepare.mjs';
import { createProgress, failWith } from './setup/progress.mjs';
import { repositoryRoot as root } from './setup/root.mjs';
import { runServer } from './setup/run-server.mjs';

const progress = createProgress();
try {
  const node = await preparePackages(root, progress, { dev: false });
  await prepareWeb(root, progress, node);
  progress.say('Starting the server');
  runServer(node, ['apps/server/src/main.ts', ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' },
  });
} catch (error) {
  failWith(error);
}
