import config from '../../playwright.config.ts';
import { type MediaPath, openMediaPath } from '../../fixtures/media-path.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { startInstallation, type Installation } from '../../fixtures/installation.ts';
import { expectMoving, inCall, lineOf, meet, received, watchLines, withDevices } from '../../steps/video.ts';

test.use({ reuseContext: false, launchOptions: withDevices(config.use?.launchOptions) });

// The demo has one room, and video.journey.ts may be in it.
let installation: Installation;
let way: MediaPath;
test.beforeAll(async () => {
  [installation, way] = [await startInstallation(), await openMediaPath()];
});
test.afterAll(async () => {
  way.close();
  await installation.stop();
});

test('a call whose way between the browsers is cut says so and comes back by itself, over a new one', async ({
  browser,
}) => {
  const { origin: baseURL } = installation;
  const [patient, clinic] = [await browser.newPage({ baseURL }), await browser.newPage({ baseURL })];
  for (const page of [patient, clinic]) {
    await way.carry(page);
    await watchLines(page);
  }
  await meet(patient, clinic);
  expect(way.carried()).toBeGreaterThan(100);
  const before = await lineOf(patient);

  way.cut();
  for (const page of [patient, clinic])
    await expect(page.getByRole('main').getByText(/was lost\. Reconnecting\.$/)).toBeVisible();
  const lost = await received(patient);

  way.mend();
  for (const page of [patient, clinic]) {
    await expect(inCall(page)).toBeVisible();
    await expectMoving(page);
  }
  const after = await lineOf(patient);
  // The same connection, so nothing was chosen or admitted anew, over another way.
  expect(after.lines).toBe(before.lines);
  expect(after.fragment).not.toBe(before.fragment);
  expect((await received(patient)).frames).toBeGreaterThan(lost.frames);
  await patient.close();
  await clinic.close();
});
