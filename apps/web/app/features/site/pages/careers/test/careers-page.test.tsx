import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../../lib/site/testing/render-page.tsx';
import { CareersPage } from '../ui/careers-page.tsx';

describe('the page of careers', () => {
  it('says first that no paid position is open', () => {
    const html = renderPage(<CareersPage />, { path: '/careers' });
    expect(html.indexOf('No open positions')).toBeLessThan(html.indexOf('Where help is needed'));
  });

  it('leads each kind of help to where it goes, in the page’s language', () => {
    const html = renderPage(<CareersPage />, { path: '/careers', locale: 'pt' });
    expect(html).toContain('/pt/contact?topic=listing');
    expect(html).toContain('/pt/contact?topic=technical');
    expect(html).toContain('/api/docs');
  });
});
