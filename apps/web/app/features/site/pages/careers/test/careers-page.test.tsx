import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../../lib/site/testing/render-page.tsx';
import { CareersPage } from '../ui/careers-page.tsx';

describe('the careers page', () => {
  it('says first that there are no paid positions', () => {
    const html = renderPage(<CareersPage />, { path: '/careers' });
    expect(html.indexOf('No open positions')).toBeLessThan(html.indexOf('How you can help'));
  });

  it('links each kind of help to the right place, in the page’s language', () => {
    const html = renderPage(<CareersPage />, { path: '/careers', locale: 'pt' });
    expect(html).toContain('/pt/contact?topic=listing');
    expect(html).toContain('/pt/contact?topic=technical');
    expect(html).toContain('/api/docs');
  });
});
