import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../lib/site/testing/render-page.tsx';
import { FailedPage } from '../states.tsx';

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
