import { measureRoundTrip } from '../../lib/api/round-trip.ts';

/** Maximum duration of a test, so that the camera does not stay on when the user walks away. */
const LASTS_MS = 30_000;
const SLOW_MS = 400;
/** Level, 0 to 1, above which a voice was detected. */
const HEARD = 0.04;

/** Tests camera, microphone and connection in the browser. Image and sound stay on the device: nothing is recorded or sent. */
export function enhance(element: HTMLElement): void {
  const show = (test: string, result: string, values: Record<string, number> = {}) => {
    for (const line of element.querySelectorAll<HTMLElement>(`[data-test="${test}"] [data-result]`)) {
      line.hidden = line.dataset['result'] !== result;
      if (line.hidden) continue;
      line.dataset['text'] ??= line.textContent ?? '';
      line.textContent = line.dataset['text'].replace('…', String(values['ms'] ?? '…'));
    }
  };
  const trouble = (name?: string) => {
    for (const line of element.querySelectorAll<HTMLElement>('.field-error'))
      line.hidden = line.dataset['result'] !== name;
  };
  const start = element.querySelector<HTMLButtonElement>('[data-part="start"]');
  const stop = element.querySelector<HTMLButtonElement>('[data-part="stop"]');
  const picture = element.querySelector('video');
  const level = element.querySelector('meter');
  let end: (() => void) | undefined;

  element.querySelectorAll<HTMLElement>('[data-part="live"]').forEach((live) => (live.hidden = false));
  element.querySelector('details')?.removeAttribute('open');

  start?.addEventListener('click', () => {
    trouble();
    void measureRoundTrip().then((ms) =>
      show('line', ms === null ? 'lineBad' : ms > SLOW_MS ? 'lineSlow' : 'lineGood', { ms: ms ?? 0 }),
    );
    // Undefined on pages without TLS, whatever the types say.
    const devices = navigator.mediaDevices as MediaDevices | undefined;
    if (!devices) return trouble('absent');
    devices.getUserMedia({ video: true, audio: true }).then(watch, (error: unknown) => {
      trouble(error instanceof DOMException && error.name === 'NotFoundError' ? 'absent' : 'denied');
    });
  });
  stop?.addEventListener('click', () => end?.());
  window.addEventListener('pagehide', () => end?.());

  function watch(stream: MediaStream): void {
    end?.();
    if (picture) picture.srcObject = stream;
    void picture?.play();
    show('camera', 'cameraOk');
    show('microphone', 'microphoneSpeak');
    const listening = listen(stream, (heard) => {
      if (level) level.value = heard;
      if (heard > HEARD) show('microphone', 'microphoneOk');
    });
    running(true);
    const timer = setTimeout(() => end?.(), LASTS_MS);
    end = () => {
      clearTimeout(timer);
      listening();
      stream.getTracks().forEach((track) => track.stop());
      if (picture) picture.srcObject = null;
      if (level) level.value = 0;
      running(false);
      end = undefined;
    };
  }

  function running(on: boolean): void {
    start?.toggleAttribute('hidden', on);
    stop?.toggleAttribute('hidden', !on);
    (on ? stop : start)?.focus();
  }
}

/** Reports the volume ten times a second until the returned function is called. */
function listen(stream: MediaStream, tell: (level: number) => void): () => void {
  const audio = new AudioContext();
  const analyser = audio.createAnalyser();
  audio.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    tell(Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length));
  }, 100);
  return () => {
    clearInterval(timer);
    void audio.close();
  };
}
