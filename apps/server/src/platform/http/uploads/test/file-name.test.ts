import { describe, expect, it } from 'vitest';
import { attachment } from '../file-name.ts';

describe('attachment', () => {
  it.each([
    ['licence.pdf', `attachment; filename="licence.pdf"; filename*=UTF-8''licence.pdf`],
    ['ano "año".pdf', `attachment; filename="ano ano.pdf"; filename*=UTF-8''ano%20a%C3%B1o.pdf`],
    ['許可.pdf', `attachment; filename="file.pdf"; filename*=UTF-8''%E8%A8%B1%E5%8F%AF.pdf`],
    [
      'ano\r\nSet-Cookie: a=b.pdf',
      `attachment; filename="anoSet-Cookie a=b.pdf"; filename*=UTF-8''anoSet-Cookie%20a%3Db.pdf`,
    ],
    [
      'stored\u202Efdp.before.exe',
      `attachment; filename="storedfdp_before.exe"; filename*=UTF-8''storedfdp_before.exe`,
    ],
  ])('%s', (name, header) => expect(attachment(name)).toBe(header));
});
