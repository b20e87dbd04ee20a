import { describe, expect, it } from 'vitest';
import { isPublicAddress, readOutsideAddress } from '../outside-address.ts';

describe('addresses of outside calendars', () => {
  it.each([
    ['https://calendar.example.org/a.ics', 'https://calendar.example.org/a.ics'],
    ['webcal://calendar.example.org/a.ics', 'https://calendar.example.org/a.ics'],
    ['WEBCAL://Calendar.Example.org/a.ics', 'https://calendar.example.org/a.ics'],
    ['  https://calendar.example.org:443/a.ics?key=1 ', 'https://calendar.example.org/a.ics?key=1'],
    ['https://8.8.8.8/a.ics', 'https://8.8.8.8/a.ics'],
    ['https://[2606:4700::1111]/a.ics', 'https://[2606:4700::1111]/a.ics'],
  ])('may be %s', (text, address) => {
    expect(readOutsideAddress(text)?.href).toBe(address);
  });

  it.each([
    'http://calendar.example.org/a.ics',
    'ftp://calendar.example.org/a.ics',
    'file:///etc/passwd',
    'gopher://calendar.example.org/',
    'javascript:alert(1)',
    'calendar.example.org/a.ics',
    'https://user@calendar.example.org/a.ics',
    'https://user:pass@calendar.example.org/a.ics',
    'https://calendar.example.org:22/a.ics',
    'https://calendar.example.org:5432/a.ics',
    'https://localhost/a.ics',
    'https://localhost./a.ics',
    'https://a.localhost/a.ics',
    'https://intranet/a.ics',
    'https://printer.local/a.ics',
    'https://metadata.google.internal/a.ics',
    'https://127.0.0.1/a.ics',
    'https://127.1/a.ics',
    'https://0/a.ics',
    'https://0.0.0.0/a.ics',
    'https://2130706433/a.ics',
    'https://0x7f.1/a.ics',
    'https://0177.0.0.1/a.ics',
    'https://①②⑦.0.0.1/a.ics',
    'https://127。0。0。1/a.ics',
    'https://10.1.2.3/a.ics',
    'https://172.16.0.1/a.ics',
    'https://172.31.255.255/a.ics',
    'https://192.168.1.1/a.ics',
    'https://100.64.0.1/a.ics',
    'https://169.254.169.254/latest/meta-data',
    'https://192.0.0.192/opc/v1',
    'https://224.0.0.1/a.ics',
    'https://255.255.255.255/a.ics',
    'https://[::1]/a.ics',
    'https://[::]/a.ics',
    'https://[::ffff:127.0.0.1]/a.ics',
    'https://[::ffff:7f00:1]/a.ics',
    'https://[64:ff9b::7f00:1]/a.ics',
    'https://[fc00::1]/a.ics',
    'https://[fd00:ec2::254]/a.ics',
    'https://[fe80::1]/a.ics',
    'https://[ff02::1]/a.ics',
    'https://[2002:7f00:1::]/a.ics',
    'https://[2001:0:7f00:1::]/a.ics',
    'https://[2001:db8::1]/a.ics',
    'https://',
    '',
  ])('are refused: %s', (text) => {
    expect(readOutsideAddress(text)).toBeNull();
  });

  it.each([
    ['8.8.8.8', true],
    ['172.32.0.1', true],
    ['2606:4700::1111', true],
    ['::ffff:8.8.8.8', false],
    ['fe80::1%eth0', false],
    ['no address', false],
  ])('%s is of the public internet: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });
});
