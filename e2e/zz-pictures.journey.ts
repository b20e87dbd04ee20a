import { readFileSync } from 'node:fs';
import { test } from './fixtures/journey.ts';
import { openInPortal } from './steps/portal.ts';
import { pdf } from './steps/pdf.ts';
import { png } from './steps/photos.ts';
import { signUp } from './steps/sign-up.ts';
test.use({ expected: [/./] });
const D = '/work/h-recweb/apps/server/src/modules/records/dicom/test/corpus/pictures/';
test('pictures', async ({ page }) => {
  const shoot = async (name: string, full = true) => { await page.waitForTimeout(1200); await page.screenshot({ path: `/tmp/rw/${name}.png`, fullPage: full }); };
  await page.setViewportSize({ width: 1280, height: 900 });
  await signUp(page, '/medical-records');
  await shoot('empty-1280');
  await page.setViewportSize({ width: 390, height: 844 });
  await shoot('empty-390');
  await page.setViewportSize({ width: 1280, height: 900 });
  const ct = readFileSync(D + 'ct-small.dcm'); const mr = readFileSync(D + 'mr-small.dcm');
  await page.getByLabel('Add records').setInputFiles([
    { name: 'Informe_de_rodilla.pdf', mimeType: 'application/pdf', buffer: pdf(['Informe de rodilla derecha', 'Segunda hoja', 'Fin']) },
    { name: 'receta.png', mimeType: 'image/png', buffer: png(40, 90, 160) },
    { name: '1.2.840.113619.7', mimeType: '', buffer: ct },
    { name: 'visor.exe', mimeType: '', buffer: Buffer.from('MZ'.padEnd(200, '\0')) },
    { name: 'escaneo.jpg', mimeType: 'image/jpeg', buffer: pdf(['x']) },
  ]);
  await page.waitForTimeout(6000);
  await shoot('list-1280');
  await page.setViewportSize({ width: 390, height: 844 });
  await shoot('list-390');
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot('list-390-dark');
  await page.setViewportSize({ width: 1280, height: 900 });
  await shoot('list-1280-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  const hrefs = await page.locator('.record-name').evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
  for (const lang of ['/es', '/pt']) { await page.goto(lang + '/medical-records'); await page.waitForTimeout(1500); await page.setViewportSize({ width: 390, height: 844 }); await shoot('list-390' + lang.slice(1)); await page.setViewportSize({ width: 1280, height: 900 }); await shoot('list-1280' + lang.slice(1)); }
  let n = 0;
  for (const href of hrefs) {
    n += 1;
    await openInPortal(page, href);
    await page.waitForTimeout(2500);
    await shoot(`record${n}-1280`);
    await page.setViewportSize({ width: 390, height: 844 });
    await shoot(`record${n}-390`);
    await page.setViewportSize({ width: 1280, height: 900 });
    if (n === 1) { await page.emulateMedia({ colorScheme: 'dark' }); await shoot(`record${n}-1280-dark`); await page.emulateMedia({ colorScheme: 'light' }); await page.goto('/es' + href); await page.waitForTimeout(2500); await page.setViewportSize({ width: 390, height: 844 }); await shoot(`record${n}-390es`); await page.setViewportSize({ width: 1280, height: 900 }); await shoot(`record${n}-1280es`);}
  }
  await page.getByRole('button', { name: 'Share with a clinic' }).click();
  await shoot('share-none', false);
  await openInPortal(page, '/medical-records?view=access');
  await shoot('access-1280');
  await page.setViewportSize({ width: 390, height: 844 });
  await shoot('access-390');
});
