import type { Answer } from '../http/ask.ts';
import type { HostileValue } from './strings.ts';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Problems in a response to a hostile value; empty if it is correct. */
export function complaintsAbout(answer: Answer, value: HostileValue): string[] {
  const { status, headers, text } = answer;
  const type = headers['content-type'] ?? '';
  const complaints: string[] = [];
  if (status >= 500) complaints.push(`status ${status}`);
  if (headers['set-cookie']?.some((cookie) => cookie.includes('hostile')))
    complaints.push('sets the cookie it was told');
  if (/html|svg|xml/.test(type) && value.shown && isMarkup(value.shown) && text.includes(value.shown))
    complaints.push('holds the markup as it was sent');
  if (type.includes('text/html') && headers['content-security-policy'] === undefined)
    complaints.push('a page without Content-Security-Policy');
  return complaints;
}

/** The same for the API, whose rejections are problems that name the field. */
export function complaintsAboutApi(answer: Answer, value: HostileValue): string[] {
  const complaints = complaintsAbout(answer, value);
  if (answer.status < 400 || isOfParser(answer)) return complaints;
  if (!answer.headers['content-type']?.startsWith('application/problem+json'))
    return [...complaints, `status ${answer.status} as ${answer.headers['content-type'] ?? 'nothing'}`];
  const problem = JSON.parse(answer.text) as Record<string, unknown>;
  for (const name of ['type', 'title', 'code', 'request_id'])
    if (!isText(problem[name])) complaints.push(`a problem without ${name}`);
  if (problem['status'] !== answer.status) complaints.push('a problem with another status than its answer');
  const fields = problem['fields'];
  const named = Array.isArray(fields) && fields.length > 0 && fields.every(isField);
  if (answer.status === 422 && !named) complaints.push('a refused field that is not named');
  return complaints;
}

/** Bytes that are not HTTP are rejected by the parser before there is a request, without a problem response. */
const isOfParser = ({ status, headers }: Answer): boolean =>
  (status === 400 || status === 431) && headers['x-request-id'] === undefined;

const isField = (field: unknown): boolean =>
  typeof field === 'object' &&
  field !== null &&
  ['path', 'code', 'message'].every((name) => isText((field as Record<string, unknown>)[name]));

const isMarkup = (text: string): boolean => text.length > 5 && /[<"]/.test(text);
