// Unpacks the Chromium of the npm package `@sparticuz/chromium` (Linux on x64), with libraries a minimal machine lacks.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// Playwright and these flags together start it without a graphics card, as any user.
const args = [
  '--no-zygote',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--font-render-hinting=none',
];

/**
 * Candidates to try, in order: with the machine's libraries, then with the packed ones. Empty if the package does not
 * support this platform. The package unpacks to fixed names in the temp folder and treats a half-written file as
 * complete, so it gets a new folder, which is renamed only when everything is there.
 */
export async function unpackChromium(cacheFolder) {
  const home = packageFolder();
  if (!home || process.platform !== 'linux' || process.arch !== 'x64') return [];
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const folder = join(cacheFolder, `chromium-${version}`);
  if (!existsSync(folder)) await unpackInto(folder, home);
  configureFonts(folder);
  const fonts = { FONTCONFIG_PATH: join(folder, 'fonts') };
  const executablePath = join(folder, 'chromium');
  const libraries = [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return [
    { executablePath, args, env: fonts },
    { executablePath, args, env: { ...fonts, LD_LIBRARY_PATH: libraries } },
  ];
}

function packageFolder() {
  try {
    const here = createRequire(import.meta.url);
    return join(dirname(here.resolve('@sparticuz/chromium')), '..');
  } catch {
    return undefined;
  }
}

/**
 * The package's own configuration names folders of AWS Lambda. Without any font, Chromium aborts at the first text in a form
 * field. The machine's fonts are left out: what a page looks like until its own fonts are there would depend on them.
 */
const fontsOf = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
</fontconfig>
`;

/** Written once: several workers come here while the browser of another may be reading the file. */
function configureFonts(folder) {
  const file = join(folder, 'fonts/fonts.conf');
  const wanted = fontsOf(folder);
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) return;
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, wanted);
  renameSync(partial, file);
}

async function unpackInto(folder, home) {
  mkdirSync(dirname(folder), { recursive: true });
  const partial = mkdtempSync(`${folder}.partial-`);
  const before = process.env.TMPDIR;
  process.env.TMPDIR = partial;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    for (const part of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'])
      await inflate(join(home, 'bin', part));
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}
