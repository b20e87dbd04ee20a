// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveExported } from '../save-exported.ts';

let saved: Blob[] = [];
const bytes = async () => new Uint8Array(await (saved[0] as Blob).arrayBuffer());
const save = (file: Partial<Parameters<typeof saveExported>[0]>) => {
  saved = [];
  vi.stubGlobal('URL', {
    createObjectURL: (blob: Blob) => {
      saved.push(blob);
      return 'blob:one';
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  saveExported({ name: 'one', media_type: 'text/csv', content: '', rows: 1, complete: true, ...file });
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a file that the server wrote', () => {
  it('is saved as the text it is', async () => {
    save({ content: 'año;1\n' });
    expect(saved[0]?.type).toBe('text/csv');
    expect(new TextDecoder().decode(await bytes())).toBe('año;1\n');
  });

  it('is saved byte by byte where it comes in base64', async () => {
    save({ media_type: 'application/pdf', content: btoa('%PDF-1.7\n\u00E2\u00FF\u0000'), encoding: 'base64' });
    expect(saved[0]?.type).toBe('application/pdf');
    expect([...(await bytes())].slice(-3)).toEqual([0xe2, 0xff, 0]);
  });
});
