// `node scripts/run-built.mjs <file> …`: runs a script that needs all packages and the built web app, with Node 24.
import { preparePackages, prepareWeb } from './setup/prepare.mjs';
import { createProgress, failWith } from './setup/progress.mjs';
import { repositoryRoot as root } from './setup/root.mjs';
import { runServer } from './setup/run-server.mjs';

const progress = createProgress();
try {
  const node = await preparePackages(root, progress, { dev: true });
  await prepareWeb(root, progress, node);
  runServer(node, process.argv.slice(2), { cwd: root, env: process.env });
} catch (error) {
  failWith(error);
}
