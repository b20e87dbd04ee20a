// What every way to run the product needs first: packages, and Node 24.
import { installPackages, staleReason } from './install.mjs';
import { findNode24 } from './node-24.mjs';
import { buildWeb, isWebBuilt } from './web-build.mjs';

/** Installs if needed and resolves the path of Node 24. */
export async function preparePackages(root, progress, { dev }) {
  const reason = staleReason(root, { dev });
  if (reason)
    await progress.step(`Installing packages (${reason}; this can take a minute or two)`, () =>
      installPackages(root, { dev }),
    );
  return findNode24(root);
}

/** Builds the web app if its sources changed since the last build. */
export async function prepareWeb(root, progress, node) {
  if (!isWebBuilt(root)) await progress.step('Building the web app', () => buildWeb(root, node));
}
