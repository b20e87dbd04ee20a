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

describe('an admin page that can’t be shown', () => {
  it('keeps its heading and offers a retry', () => {
    const html = failed(500, 'server.internal');
    expect(html).toContain('<h1>Imports</h1>');
    expect(html).toContain('Try again');
  });

  it('offers no retry if it does not exist', () => {
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
  { path: 'body.reason', code: 'too_small', message: 'Enter at least 5 characters.' },
  { path: 'body.rule.share', code: 'too_big', message: 'Too big' },
];

describe('a rejected admin action', () => {
  it('lists the fields by label, with errors in words', () => {
    const nameOf = (path: string) => (path === 'reason' ? 'Reason' : null);
    const html = renderPage(<FailedAct problem={{ ...problem, fields }} nameOf={nameOf} />);
    expect(html).toContain('Reason: Enter at least 5 characters.');
    expect(html).toContain('What you entered is still here.');
    expect(html).not.toContain('share');
    expect(html).not.toContain('expected string');
  });

  it('shows no path of an unlabeled field, and does not mention marked ones', () => {
    const html = renderPage(<FailedAct problem={{ ...problem, fields }} />);
    expect(html).not.toContain('rule.share');
    expect(html).toContain('this form doesn’t show');
  });
});

describe('a failed load', () => {
  it('has no request id if there was no response', () => {
    const failure = { ...problem, status: 503, code: 'server.unavailable', request_id: '' };
    const html = renderPage(<FailedLoad problem={failure} retry={() => Promise.resolve()} />);
    expect(html).not.toContain('Request');
    expect(html).toContain('Try again');
  });
});
