import type { OutgoingHttpHeaders } from 'node:http';
import { PROVIDER, SCREENS } from '../pages.ts';

interface HostileRequest {
  name: string;
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

/** Request headers that a page or a log could echo. */
export const HOSTILE_HEADERS = [
  'x-request-id',
  'user-agent',
  'referer',
  'accept-language',
  'cookie',
  'x-forwarded-host',
];

const form = (body: string): HostileRequest => ({
  name: `form ${body.slice(0, 40)}`,
  path: '/preferences',
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body,
});

const repeated = (part: string, times: number): string => Array.from({ length: times }, () => part).join('&');

/** Requests that are hostile in their shape rather than in one value. */
export const hostileRequests: readonly HostileRequest[] = [
  ...['/api/v1/treatment-packages', '/api/v1/search', SCREENS.packages, '/find-care'].flatMap((path) => [
    { name: 'the same parameter 1,000 times', path: `${path}?${repeated('q=a', 1000)}` },
    { name: 'one list of 2,000 values', path: `${path}?country=${'co,'.repeat(2000)}` },
    { name: '1,500 parameters', path: `${path}?${Array.from({ length: 1500 }, (_, at) => `p${at}=1`).join('&')}` },
    { name: 'brackets 500 deep', path: `${path}?q${'[a]'.repeat(500)}=1` },
    { name: 'the prototype', path: `${path}?__proto__[page]=2&constructor[prototype][page]=2&page[__proto__]=1` },
    { name: 'only separators', path: `${path}?&&&===&?&;;;` },
    { name: 'longer than a header may be', path: `${path}?q=${'a'.repeat(20_000)}` },
    { name: 'a page beyond counting', path: `${path}?q=a&page=9007199254740993` },
    { name: 'a page of nothing', path: `${path}?q=a&page=0&limit=-1` },
  ]),
  { name: 'dots that climb', path: '/../../../../etc/passwd' },
  { name: 'dots that climb, escaped', path: '/assets/..%2f..%2f..%2fpackage.json' },
  { name: 'dots that climb, escaped twice', path: '/assets/%252e%252e%252fpackage.json' },
  { name: 'a path of 300 parts', path: '/a'.repeat(300) },
  { name: 'two slashes', path: '//elsewhere.example/..' },
  { name: 'slashes only', path: '/'.repeat(500) },
  { name: 'a picture of nothing', path: '/art/covers/--.day.svg' },
  { name: 'a picture of much', path: `/art/covers/${'a-'.repeat(3000)}.day.svg` },
  { name: 'a package that is none', path: `/providers/${PROVIDER}?package[]=1&package=2` },
  { name: 'another method', path: SCREENS.packages, method: 'POST', body: 'x' },
  { name: 'a method of files', path: SCREENS.packages, method: 'PROPFIND' },
  {
    name: 'JSON that is none',
    path: '/api/v1/search',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"',
  },
  form('currency=%00&theme=%ff&back=%zz'),
  form('currency=USD&currency=EUR&theme[]=dark&back=//elsewhere.example'),
  form('back=/%5celsewhere.example'),
  form('back=https://elsewhere.example'),
  form(`theme=dark&back=/${'a'.repeat(100_000)}`),
  form(`back=${encodeURIComponent('/a\r\nSet-Cookie: hostile=1')}`),
  { ...form('theme=dark'), name: 'a form as plain text', headers: { 'content-type': 'text/plain' } },
  {
    ...form('theme=dark'),
    name: 'a form without its end',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\n',
  },
  ...['theme=%00; currency="', 'theme=dark; theme=light; currency=usd', '=; ;;=', 'a'.repeat(9000)].map((cookie) => ({
    name: `cookie ${cookie.slice(0, 20)}`,
    path: SCREENS.treatments,
    headers: { cookie },
  })),
  ...['*;q=9', 'es;q=a,pt;;,', 'x'.repeat(5000)].map((language) => ({
    name: `languages ${language.slice(0, 20)}`,
    path: SCREENS.treatments,
    headers: { 'accept-language': language },
  })),
];
