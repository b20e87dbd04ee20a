import { describe, expect, it } from 'vitest';
import { safeFileName } from '../file-name.ts';

describe('safeFileName', () => {
  it.each([
    ['licence.pdf', 'licence.pdf'],
    ['C:\\scans\\licence.pdf', 'licence.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['a\u202Efdp.exe', 'afdp.exe'],
    ['line\r\nbreak.pdf', 'linebreak.pdf'],
    ['  two   words .pdf ', 'two words.pdf'],
    ['an\u0303o.pdf', 'a\u00f1o.pdf'],
    ['Dr. P\u00e9rez, licence.pdf', 'Dr. P\u00e9rez, licence.pdf'],
    ['', 'file'],
    [undefined, 'file'],
    ['1.2.840.113619.2.55.dcm', '1.2.840.113619.2.55.dcm'],
    ['1.2.840.113619.2.55.3.604688119.971.1', '1.2.840.113619.2.55.3.604688119.971.1'],
    ['scan.exe.1.2.pdf', 'scan_exe.1.2.pdf'],
    ['lab \u{1F9EA}.pdf', 'lab \u{1F9EA}.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
  ])('%j becomes %j', (given, name) => expect(safeFileName(given)).toBe(name));

  it.each([
    ['x.pdf.exe', 'x_pdf.exe'],
    ['scan.exe.pdf', 'scan_exe.pdf'],
    ['archive.tar.gz', 'archive_tar.gz'],
    ['x.pdf\u0000.exe', 'x_pdf.exe'],
    ['x.pdf.\u200Bexe', 'x_pdf.exe'],
    ['invoice\u202Etxt.exe', 'invoicetxt.exe'],
    ['scan.pdf.', 'scan.pdf'],
    ['scan.pdf . . ', 'scan.pdf'],
    ['.htaccess', 'htaccess'],
    ['.bashrc.pdf', 'bashrc.pdf'],
    ['..', 'file'],
    ['...pdf', 'pdf'],
    ['.pdf', 'pdf'],
    ['a..pdf', 'a.pdf'],
    ['a.b.c.d.pdf', 'a_b_c_d.pdf'],
    ['scan.pdf:stream.exe', 'scan_pdfstream.exe'],
  ])('leaves one ending of %j: %j', (given, name) => expect(safeFileName(given)).toBe(name));

  it.each(['CON', 'con.pdf', 'Aux.txt', 'nul.tar.gz', 'COM1.pdf', 'lpt9', 'CONIN$', 'com\u00b9.pdf', ' prn .pdf'])(
    'names no device of Windows: %j',
    (given) => expect(safeFileName(given)).toMatch(/^_|^nul_tar\.gz$/),
  );

  it.each(['\u{1F600}'.repeat(300), `${'\u00e9'.repeat(300)}.pdf`, `x.${'y'.repeat(300)}`])(
    'fits into a file system, whatever the script: %#',
    (given) => {
      const name = safeFileName(given);
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(200);
      expect(name.isWellFormed()).toBe(true);
    },
  );
});
