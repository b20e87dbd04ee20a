/**
 * Tries a video consultation in which everything goes through a TURN server, and prints how long it takes. Not part of `npm test`: it needs coturn, and
 * an installation of the demo that uses it:
 *
 *   turnserver -n --use-auth-secret --static-auth-secret=a-secret-of-this-trial --realm=trial --listening-ip=127.0.0.1 --relay-ip=127.0.0.1 \
 *     --allow-loopback-peers --no-tls --no-dtls --cli-password=trial
 *   ICE_SERVERS='turn:127.0.0.1:3478?transport=tcp' TURN_SECRET=a-secret-of-this-trial RATE_LIMIT_PER_MINUTE=0 npm start
 *   E2E_URL=http://127.0.0.1:3000 node e2e/relay/try-relay.ts
 *
 * Loopback peers are for this trial alone: never allow them elsewhere.
 */
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/chromium/find-chromium.mjs';
import path from 'node:path';
import { idOfDay } from '../demo-id.ts';
import { signInAsDemo } from '../steps/portal.ts';
import { expectMoving, received, watchLines } from '../steps/video.ts';

const origin = process.env['E2E_URL'] ?? 'http://127.0.0.1:3000';
const room = idOfDay('booking/online-now');
const FRAMES = 100;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** The product leaves the way to the browser; here it must be the relay. Notes when each phase is over, by the machine’s clock. */
const relayOnly = (page: Page) =>
  page.addInitScript(() => {
    const phases: Record<string, number> = {};
    const note = (phase: string) => (phases[phase] ??= performance.timeOrigin + performance.now());
    Object.assign(window, { phases });
    const Line = window.RTCPeerConnection;
    window.RTCPeerConnection = class extends Line {
      constructor(configuration?: RTCConfiguration) {
        super({ ...configuration, iceTransportPolicy: 'relay' });
        note('line made');
        this.addEventListener('icecandidate', ({ candidate }) =>
          note(candidate ? 'first candidate' : 'all candidates'),
        );
        this.addEventListener('signalingstatechange', () => note(`signaling ${this.signalingState}`));
        this.addEventListener('iceconnectionstatechange', () => note(`ICE ${this.iceConnectionState}`));
        this.addEventListener('connectionstatechange', () => note(this.connectionState));
      }
      override addIceCandidate(candidate?: RTCIceCandidateInit | null): Promise<void> {
        note('first candidate of the other');
        return super.addIceCandidate(candidate);
      }
    };
    addEventListener(
      'playing',
      ({ target }) => {
        const video = target as HTMLVideoElement;
        if (video.closest('.video-own, .video-test')) return;
        const look = () => (video.videoWidth > 0 ? note('first picture') : requestAnimationFrame(look));
        look();
      },
      true,
    );
  });
const phasesOf = (page: Page, since: number) =>
  page.evaluate((from) => {
    const { phases } = window as unknown as { phases: Record<string, number> };
    return Object.entries(phases).map(([phase, at]) => `${phase} ${Math.round(at - from)}`);
  }, since);

const waysOf = (page: Page) =>
  page.evaluate(async () => {
    const line = (window as unknown as { lines: RTCPeerConnection[] }).lines.at(-1);
    const report = [...((await line?.getStats()) ?? new Map()).values()] as Record<string, unknown>[];
    const pair = report.find((one) => one['type'] === 'candidate-pair' && one['nominated'] === true);
    const local = report.find(({ id }) => id === pair?.['localCandidateId']);
    return `${String(local?.['candidateType'])} over ${String(local?.['relayProtocol'])}`;
  });

const cacheFolder = path.resolve(import.meta.dirname, '../../.tmp/chromium');
const { executablePath, args, env } = await findChromium({ cacheFolder });
const browser = await chromium.launch({
  executablePath,
  args: [...args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  env: { ...process.env, ...env },
});
const open = async (role: 'patient' | 'provider', address: string) => {
  const page = await browser.newPage({ baseURL: origin });
  page.setDefaultTimeout(180_000);
  await relayOnly(page);
  await watchLines(page);
  await signInAsDemo(page, role);
  await page.goto(address);
  await page.getByRole('button', { name: 'Start camera and mic' }).click();
  await page.getByRole('button', { name: /^(Go to waiting room|Enter the room|Reopen the room)$/ }).click();
  return page;
};
const clinic = await open('provider', `/provider/consultations/${room}`);
await clinic.getByText('You’re the only one here').waitFor();
const patient = await open('patient', `/consultations/${room}`);
await clinic.getByRole('button', { name: 'Admit' }).waitFor();
const admitted = performance.timeOrigin + performance.now();
await clinic.getByRole('button', { name: 'Admit' }).click();
await Promise.all([patient, clinic].map((page) => page.getByText(/^In a call with/).waitFor()));
const shown = performance.timeOrigin + performance.now() - admitted;
await Promise.all([expectMoving(patient), expectMoving(clinic)]);
for (const [name, page] of Object.entries({ patient, clinic })) {
  const before = await received(page);
  const began = performance.now();
  let now = before;
  while (now.frames - before.frames < FRAMES) now = await received(page);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(
    `${name}: ${await waysOf(page)}, ${now.frames - before.frames} frames and ${now.packets - before.packets} packets of sound in ${seconds} s`,
  );
  say(`  milliseconds after the clinic pressed Admit: ${(await phasesOf(page, admitted)).join(', ')}`);
}
say(`Both pages said so ${Math.round(shown)} ms after the clinic pressed Admit.`);
// Whoever tries again waits again.
await clinic.getByRole('button', { name: 'End consultation' }).click();
await clinic.getByRole('dialog').getByRole('button', { name: 'End consultation' }).click();
await clinic.getByText('The consultation was ended').waitFor();
await browser.close();
