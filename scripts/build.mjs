// `npm run build`: builds the web app, if its sources changed. The server needs no build.
import { preparePackages, prepareWeb } from './setup/prepare.mjs';
import { createProgress, failWith } from './setup/progress.mjs';
import { repositoryRoot as root } from './setup/root.mjs';

const progress = createProgress();
try {
  await prepareWeb(root, progress, await preparePackages(root, progress, { dev: false }));
  progress.say('The web app is built');
} catch (error) {
  failWith(error);
}
