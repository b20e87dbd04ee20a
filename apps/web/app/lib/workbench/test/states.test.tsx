import { describe, expect, it } from 'vitest';
import { renderPage } from '../../site/testing/render-page.tsx';
import { FailedAct, FailedLoad, FailedPage } from '../states.tsx';

const failed = (status: number, code: string) =>
  renderPage(
    <FailedPage
      heading="Imports"
      problem={{ type: 'about:blank', title: 'Failed', detail: '', error: '', status, code, request_id: 'r1' }}
      retry={() => Promise.resolve()}
    />,
  );

describe('a page of an admin that cannot be shown', () => {
  it('keeps its heading and offers to try again', () => {
    const html = failed(500, 'server.internal');
    expect(html).toContain('<h1>Imports</h1>');
    expect(html).toContain('Try again');
  });

  it('does not offer to try again when there is no such thing', () => {
    const html = failed(404, 'imports.not_found');
    expect(html).toContain('<h1>Imports</h1>');
    expect(html).not.toContain('Try again');
  });
});

const problem = {
  type: 'about:blank',
  title: '',
  detail: '',
  error: '',
  status: 422,
  code: 'request.invalid',
  request_id: 'r1',
};
const fields = [
  { path: 'body.reason', code: 'too_small', message: 'Too small: expected string to have >=5 characters' },
  { path: 'body.rule.share', code: 'too_big', message: 'Too big' },
];

describe('an act of an admin that was refused', () => {
  it('names the fields as the screen does, with what is wrong in words', () => {
    const nameOf = (path: string) => (path === 'reason' ? 'Reason' : null);
    const html = renderPage(<FailedAct problem={{ ...problem, fields }} nameOf={nameOf} />);
    expect(html).toContain('Reason: This is too short or too small.');
    expect(html).toContain('What you entered is still here.');
    expect(html).not.toContain('share');
    expect(html).not.toContain('expected string');
  });

  it('shows no path of a field that the screen has no name for, and speaks of none that is marked', () => {
    const html = renderPage(<FailedAct problem={{ ...problem, fields }} />);
    expect(html).not.toContain('rule.share');
    expect(html).toContain('that this form does not show');
  });
});

describe('what could not be loaded', () => {
  it('has no number of a request when nobody answered it', () => {
    const failure = { ...problem, status: 503, code: 'server.unavailable', request_id: '' };
    const html = renderPage(<FailedLoad problem={failure} retry={() => Promise.resolve()} />);
    expect(html).not.toContain('Request');
    expect(html).toContain('Try again');
  });
});
