// Finds a Chromium for the browser tests: the configured one, else the one in an npm package, else the machine's. The packaged one
// is a headless shell: it takes a third less CPU time than a full browser without a window, and is the same version everywhere.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { SetupError } from '../setup/progress.mjs';
import { machinePath, runCommand } from '../setup/run-command.mjs';
import { unpackChromium } from './unpack-chromium.mjs';

/** Older ones lack features the tested pages need (popover, anchor names, view transitions). */
const oldestChromium = 125;
const commandNames = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * `{executablePath, args, env, source}` for Playwright's `launchOptions`; `source` is `named`, `npm` or `machine`, and `only` limits the
 * search to one of them. `cacheFolder` receives the unpacked npm one. Each candidate is started once to see that it runs.
 * Throws `SetupError`.
 *
 * @param {{ cacheFolder: string, only?: 'named' | 'npm' | 'machine' }} options
 * @returns {Promise<{ executablePath: string, args: string[], env: Record<string, string>, source: string }>}
 */
export async function findChromium({ cacheFolder, only }) {
  const refused = [];
  for (const [source, candidates] of Object.entries(places(cacheFolder))) {
    if (only && only !== source) continue;
    for (const candidate of await candidates()) {
      const reason = await refusal(candidate);
      if (!reason) return { ...candidate, source, args: [...flags, ...candidate.args] };
      refused.push(`${candidate.executablePath}: ${reason}`);
    }
    if (source === 'named' && process.env.CHROMIUM_PATH) break;
  }
  throw new SetupError(
    'A Chromium browser is needed and none was found.',
    refused.length
      ? refused.join('; ')
      : 'this machine has none and the npm package "@sparticuz/chromium" has none for this platform',
    'install one (Debian: apt-get install chromium; macOS: brew install --cask chromium), or give its path in CHROMIUM_PATH',
  );
}

const places = (cacheFolder) => ({
  named: () => (process.env.CHROMIUM_PATH ? [plain(process.env.CHROMIUM_PATH)] : []),
  npm: () => unpackChromium(cacheFolder),
  machine: () => {
    const commands = commandNames.flatMap((name) =>
      machinePath()
        .split(delimiter)
        .map((folder) => join(folder, name)),
    );
    return [...commands, ...applications].filter(isProgram).map(plain);
  },
});

const plain = (executablePath) => ({ executablePath, args: [], env: {} });

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return existsSync(file);
  } catch {
    return false;
  }
}

/**
 * Says why a browser can't be used, or nothing. A name alone proves little: Ubuntu's `chromium-browser` only points to
 * a snap.
 */
async function refusal({ executablePath, env }) {
  const { code, output } = await runCommand(executablePath, ['--version'], {
    env: { ...process.env, ...env },
    silenceMs: 120_000,
  });
  const major = Number(/(?:Chrom|Edge)\D*(\d+)\./.exec(output)?.[1]);
  if (code !== 0 || !major) return `does not run (${output.trim().split('\n').pop()})`;
  return major < oldestChromium ? `version ${major} is older than ${oldestChromium}` : undefined;
}

/**
 * Chromium's sandbox is unavailable to root and in most containers, and here it only opens our own pages. The other
 * flags disable updates and first-run pages.
 */
const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-default-apps',
];
