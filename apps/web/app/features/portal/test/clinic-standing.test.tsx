import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../lib/site/testing/render-page.tsx';
import { ClinicStanding } from '../parts/clinic-standing.tsx';

describe('the verification in the sidebar', () => {
  it.each([
    ['unverified', 'Not verified'],
    ['pending', 'Under review'],
    ['expired', 'Verification expired'],
    ['rejected', 'Not approved'],
  ] as const)('of a clinic that is %s', (standing, words) => {
    expect(renderPage(<ClinicStanding standing={standing} />)).toContain(words);
  });

  it('is not shown for a verified clinic, nor before it is known', () => {
    expect(renderPage(<ClinicStanding standing="verified" />)).toBe('');
    expect(renderPage(<ClinicStanding standing={null} />)).toBe('');
  });
});
