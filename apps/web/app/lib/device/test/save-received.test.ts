// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { saveReceived } from '../save-received.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('offers a file that somebody uploaded under a name with one ending', () => {
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:one', revokeObjectURL: () => undefined });
  const offered: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    offered.push(this.download);
  });
  saveReceived(new Blob(['x']), '../licence\u202Efdp.pdf.exe');
  expect(offered).toEqual(['licencefdp_pdf.exe']);
});
