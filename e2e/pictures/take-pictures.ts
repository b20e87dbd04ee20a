// Takes the pictures of the README from the running product, so that they show what there is.
import path from 'node:path';
import { startInstallation } from '../fixtures/installation.ts';
import { launchBrowser } from '../fixtures/launch-browser.ts';
import { SCREENS } from '../pages.ts';

const folder = path.resolve(import.meta.dirname, '../../docs/pictures');

/** File, address, size of the window, and the element that stands at its top. */
const PICTURES = [
  { file: 'home-1280.png', address: SCREENS.home, width: 1280, height: 860, top: 'body' },
  { file: 'find-care-390.png', address: '/find-care?q=dental+implants', width: 390, height: 844, top: 'main h1' },
] as const;

const installation = await startInstallation();
const browser = await launchBrowser();
try {
  for (const { file, address, width, height, top } of PICTURES) {
    const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(installation.origin + address, { waitUntil: 'networkidle' });
    await page
      .locator(top)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => true));
    await page.screenshot({ path: path.join(folder, file), animations: 'disabled' });
    await page.close();
    process.stdout.write(`docs/pictures/${file}: ${address} at ${width} × ${height}\n`);
  }
} finally {
  await browser.close();
  await installation.stop();
}
