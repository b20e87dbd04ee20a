// `npm start`: from a bare clone to a running product. Plain JavaScript for Node 20 with nothing installed.
import { join } from 'node:path';
import { preparePackages, prepareWeb } from './setup/prepare.mjs';
import { createProgress, failWith } from './setup/progress.mjs';
import { repositoryRoot as root } from './setup/root.mjs';
import { runServer } from './setup/run-server.mjs';
import { serverArguments, serverEnvironment } from './setup/server-options.mjs';

const progress = createProgress();
try {
  const node = await preparePackages(root, progress, { dev: false });
  await prepareWeb(root, progress, node);
  progress.say('Starting the server');
  runServer(node, [...serverArguments, 'apps/server/src/main.ts', ...process.argv.slice(2)], {
    cwd: root,
    env: {
      ...serverEnvironment,
      NODE_ENV: 'production',
      // Caches type-stripped sources: a second start takes a second instead of several.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/travesia-compile'),
      ...process.env,
    },
  });
} catch (error) {
  failWith(error);
}
