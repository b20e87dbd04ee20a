import { expect, type Page, type PlaywrightTestConfig } from '@playwright/test';
import { idOfDay } from '../demo-id.ts';
import { enterAs } from './portal.ts';

/** The demo’s consultation that takes place now. */
export const ROOM = idOfDay('booking/online-now');

type Launch = NonNullable<NonNullable<PlaywrightTestConfig['use']>['launchOptions']>;

/** A camera that draws, a microphone that beeps, and a screen that is chosen by itself. */
export const withDevices = (options: Launch = {}): Launch => ({
  ...options,
  args: [
    ...(options.args ?? []),
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    '--auto-select-desktop-capture-source=Entire screen',
  ],
});

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name, exact: true });

/** Says which page is in a call. */
export const inCall = (page: Page) => page.getByRole('main').getByText(/^In a call with/);

/** Opens the room, starts the devices and enters. */
export async function enterRoom(page: Page, role: 'patient' | 'provider'): Promise<void> {
  await enterAs(page, role, role === 'patient' ? `/consultations/${ROOM}` : `/provider/consultations/${ROOM}`);
  await button(page, 'Start camera and mic').click();
  await button(page, /^(Go to waiting room|Enter the room|Reopen the room)$/).click();
}

/** Both enter, and the clinic lets the patient in. */
export async function meet(patient: Page, clinic: Page): Promise<void> {
  await enterRoom(patient, 'patient');
  await enterRoom(clinic, 'provider');
  await button(clinic, 'Admit').click();
  for (const page of [patient, clinic]) {
    await expect(inCall(page)).toBeVisible();
    await expectMoving(page);
  }
}

/** How much one page received of the other, over all its connections. */
export interface Received {
  frames: number;
  packets: number;
  /** Of the sound that was played, as an integral: silence adds nothing. */
  loudness: number;
}

/** Keeps the page’s connections where `received` finds them. Before the page is opened. */
export const watchLines = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const lines: RTCPeerConnection[] = [];
    Object.assign(window, { lines });
    const Line = window.RTCPeerConnection;
    window.RTCPeerConnection = class extends Line {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        lines.push(this);
      }
    };
  });

/** What arrived so far on the newest connection. */
export const received = (page: Page): Promise<Received> =>
  page.evaluate(async () => {
    const line = (window as unknown as { lines: RTCPeerConnection[] }).lines.at(-1);
    let [frames, packets, loudness] = [0, 0, 0];
    for (const one of ((await line?.getStats()) ?? new Map()).values() as Iterable<Record<string, unknown>>) {
      if (one['type'] !== 'inbound-rtp') continue;
      frames += Number(one['framesDecoded'] ?? 0);
      if (one['kind'] !== 'audio') continue;
      packets += Number(one['packetsReceived'] ?? 0);
      loudness += Number(one['totalAudioEnergy'] ?? 0);
    }
    return { frames, packets, loudness };
  });

/** Picture and sound go on arriving. */
export async function expectMoving(page: Page): Promise<void> {
  const before = await received(page);
  await expect
    .poll(async () => {
      const now = await received(page);
      return now.frames > before.frames + 5 && now.packets > before.packets + 20 && now.loudness > before.loudness;
    })
    .toBe(true);
}

/** How many connections the page made so far, and what names the way of the newest: it changes when a new one is looked for. */
export const lineOf = (page: Page): Promise<{ lines: number; fragment: string }> =>
  page.evaluate(() => {
    const { lines } = window as unknown as { lines: RTCPeerConnection[] };
    const fragment = /^a=ice-ufrag:(.+)$/m.exec(lines.at(-1)?.localDescription?.sdp ?? '')?.[1] ?? '';
    return { lines: lines.length, fragment };
  });
