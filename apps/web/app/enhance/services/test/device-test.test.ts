// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enhance } from '../device-test.ts';

const $ = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const lines = (test: string, results: string[]) =>
  `<div data-test="${test}">${results.map((result) => `<dd data-result="${result}" hidden>${result} …</dd>`).join('')}</div>`;
const shown = (test: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-test="${test}"] [data-result]`)]
    .filter((line) => !line.hidden)
    .map((line) => line.textContent);

const track = { stop: vi.fn() };
const getUserMedia = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  track.stop.mockReset();
  getUserMedia.mockReset().mockResolvedValue({ getTracks: () => [track] });
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue({ ok: true }));
  vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices: { getUserMedia } }));
  vi.stubGlobal(
    'AudioContext',
    class {
      createAnalyser = () => ({ fftSize: 8, getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0.5) });
      createMediaStreamSource = () => ({ connect: () => undefined });
      close = async () => undefined;
    },
  );
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  document.body.innerHTML = `<section>
    <div data-part="live" hidden><button data-part="start"></button><button data-part="stop" hidden></button>
      <p class="field-error" data-result="denied" hidden></p><p class="field-error" data-result="absent" hidden></p></div>
    <details open></details>
    <div data-part="live" hidden><video data-part="picture"></video>
      ${lines('camera', ['waiting', 'cameraOk'])}${lines('microphone', ['waiting', 'microphoneSpeak', 'microphoneOk'])}
      ${lines('line', ['waiting', 'lineGood', 'lineSlow', 'lineBad'])}</div></section>`;
  enhance($('section'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('device-test', () => {
  it('requests camera and microphone only after a click', async () => {
    expect(getUserMedia).not.toHaveBeenCalled();
    expect($('[data-part="live"]').hidden).toBe(false);
    $('[data-part="start"]').click();
    await vi.waitFor(() => expect(shown('camera')).toEqual(['cameraOk …']));
    expect(getUserMedia).toHaveBeenCalledOnce();
  });

  it('detects a voice, measures the connection and sends only empty requests to our own server', async () => {
    $('[data-part="start"]').click();
    await vi.waitFor(() => expect(shown('line')[0]).toMatch(/^lineGood \d+$/));
    await vi.advanceTimersByTimeAsync(200);
    expect(shown('microphone')).toEqual(['microphoneOk …']);
    expect(vi.mocked(fetch).mock.calls).toEqual(Array.from({ length: 5 }, () => ['/healthz', { cache: 'no-store' }]));
  });

  it('turns the camera off after half a minute', async () => {
    $('[data-part="start"]').click();
    await vi.waitFor(() => expect($('[data-part="stop"]').hidden).toBe(false));
    await vi.advanceTimersByTimeAsync(31_000);
    expect(track.stop).toHaveBeenCalledOnce();
    expect($('[data-part="stop"]').hidden).toBe(true);
  });

  it('says what to do when the browser denies access', async () => {
    getUserMedia.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    $('[data-part="start"]').click();
    await vi.waitFor(() => expect($('[data-result="denied"]').hidden).toBe(false));
  });
});
