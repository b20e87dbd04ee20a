// @vitest-environment jsdom
import { addApplicationFile as endpoint } from '@travesia/contracts/applications';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTokens } from '../../session/tokens.ts';
import { uploadFile } from '../upload-file.ts';

/** Replaces the browser's: responds as the test says. */
class FakeRequest extends EventTarget {
  static answers: { status: number; body: string }[] = [];
  static sent: FakeRequest[] = [];
  upload = new EventTarget();
  headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  form: FormData | null = null;
  url = '';
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  send(form: FormData) {
    this.form = form;
    FakeRequest.sent.push(this);
    const answer = FakeRequest.answers.shift();
    if (!answer) return;
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 5, total: 10 }));
    this.status = answer.status;
    this.responseText = answer.body;
    this.dispatchEvent(new Event(answer.status === 0 ? 'error' : 'load'));
  }
}

const file = new File(['%PDF'], 'licencia.pdf');
const send = (options = {}) =>
  uploadFile(endpoint, file, { params: { id: 'a b' }, body: { kind: 'licence' } }, options);

beforeEach(() => {
  FakeRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  keepTokens({ access_token: 'first', refresh_token: 'r'.repeat(30) });
});
afterEach(() => vi.unstubAllGlobals());

it('sends the texts, then the file, with the user’s token, and reports progress', async () => {
  FakeRequest.answers = [{ status: 201, body: '{"id":"p1"}' }];
  const shares: number[] = [];
  expect(await send({ onProgress: (share: number) => shares.push(share) })).toEqual({ id: 'p1' });
  const [request] = FakeRequest.sent;
  expect(request?.url).toBe('/api/v1/provider/applications/a%20b/files');
  expect(request?.headers['authorization']).toBe('Bearer first');
  expect([...(request?.form?.keys() ?? [])]).toEqual(['kind', 'file']);
  expect(shares).toEqual([0.5]);
});

it('reports the server’s error, and a lost connection', async () => {
  FakeRequest.answers = [
    { status: 413, body: '{"code":"upload.too_large","status":413}' },
    { status: 502, body: '<html>' },
    { status: 0, body: '' },
  ];
  await expect(send()).rejects.toMatchObject({ problem: { code: 'upload.too_large' } });
  await expect(send()).rejects.toMatchObject({ problem: { code: 'server.unavailable', status: 502 } });
  await expect(send()).rejects.toMatchObject({ problem: { code: 'server.unavailable', status: 503 } });
});

it('can be aborted', async () => {
  FakeRequest.answers = [];
  const stop = new AbortController();
  const going = send({ signal: stop.signal });
  stop.abort();
  await expect(going).rejects.toMatchObject({ name: 'AbortError' });
});
