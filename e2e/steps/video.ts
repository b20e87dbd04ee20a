import { expect, type Page } from '@playwright/test';

/** How much one page received of the other, over all its connections. */
export interface Received {
  frames: number;
  packets: number;
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
    let [frames, packets] = [0, 0];
    for (const one of ((await line?.getStats()) ?? new Map()).values() as Iterable<Record<string, unknown>>) {
      if (one['type'] !== 'inbound-rtp') continue;
      frames += Number(one['framesDecoded'] ?? 0);
      if (one['kind'] === 'audio') packets += Number(one['packetsReceived'] ?? 0);
    }
    return { frames, packets };
  });

/** Picture and sound go on arriving. */
export async function expectMoving(page: Page): Promise<void> {
  const before = await received(page);
  await expect
    .poll(async () => {
      const now = await received(page);
      return now.frames > before.frames + 5 && now.packets > before.packets + 20;
    })
    .toBe(true);
}
