// usage: node shots.ts <outdir> <role> <theme> <widths,comma> <addresses…>   (E2E_URL of a running product)
import path from 'node:path';
import { mkdirSync } from 'node:fs';
import { launchBrowser } from '/work/h-lists/e2e/fixtures/launch-browser.ts';
const [out, role, theme, widths, ...addresses] = process.argv.slice(2);
const origin = process.env['E2E_URL']!;
mkdirSync(out, { recursive: true });
const browser = await launchBrowser();
const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
await context.addCookies([{ name: 'theme', value: theme, url: origin }]);
const page = await context.newPage();
page.on('pageerror', (e) => console.log('PAGEERROR', page.url(), e.message));
page.on('console', (m) => {
  if (m.type() === 'error') console.log('CONSOLE', page.url(), m.text().slice(0, 200));
});
if (role !== 'none') {
  await page.goto(origin + '/login');
  await page.waitForLoadState('networkidle');
  const names = { patient: /patient/i, provider: /clinic/i, organization: /organization|network/i, admin: /admin/i };
  await page.getByRole('button', { name: names[role] }).last().click();
  await page.waitForURL((u) => !u.pathname.endsWith('/login'), { timeout: 60000 });
}
for (const address of addresses)
  for (const width of widths.split(',').map(Number)) {
    await page.setViewportSize({ width, height: width < 500 ? 844 : 800 });
    await page.goto(origin + address);
    await page.waitForLoadState('networkidle').catch(() => {});
    await page.waitForTimeout(600);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const file = `${address.replace(/[^a-z0-9]+/gi, '_').slice(0, 60)}-${width}-${theme}.png`;
    await page.screenshot({ path: path.join(out, file), fullPage: process.env['FULL'] === '1' });
    console.log(file, page.url().replace(origin, ''), wide > 0 ? `OVERFLOW ${wide}` : '');
  }
await browser.close();
