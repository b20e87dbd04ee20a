import { describe, expect, it } from 'vitest';
import { attachment, safeFileName } from '../file-name.ts';

describe('safeFileName', () => {
  it.each([
    ['licence.pdf', 'licence.pdf'],
    ['C:\\scans\\licence.pdf', 'licence.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['a\u202Efdp.exe', 'afdp.exe'],
    ['line\r\nbreak.pdf', 'linebreak.pdf'],
    ['  two   words .pdf ', 'two words .pdf'],
    ['an\u0303o.pdf', 'a\u00f1o.pdf'],
    ['', 'file'],
    [undefined, 'file'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
  ])('%j becomes %j', (given, name) => expect(safeFileName(given)).toBe(name));
});

describe('attachment', () => {
  it.each([
    ['licence.pdf', `attachment; filename="licence.pdf"; filename*=UTF-8''licence.pdf`],
    ['ano "año".pdf', `attachment; filename="ano _ano_.pdf"; filename*=UTF-8''ano%20%22a%C3%B1o%22.pdf`],
    ['許可.pdf', `attachment; filename=".pdf"; filename*=UTF-8''%E8%A8%B1%E5%8F%AF.pdf`],
  ])('%s', (name, header) => expect(attachment(name)).toBe(header));
});
