import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../lib/site/testing/render-page.tsx';
import { NavNoteContext } from '../parts/nav-note-context.ts';
import { type PortalItem, waitingIn } from '../navigation.ts';
import { PortalNav } from '../parts/portal-nav.tsx';

const item = (badge?: PortalItem['badge'], more: Partial<PortalItem> = {}): PortalItem => ({
  key: 'support',
  path: '/support',
  label: 'Support',
  icon: 'home',
  badge,
  ...more,
});
const nav = (badge: PortalItem['badge'], note: string | null = null) =>
  renderPage(
    <MemoryRouter>
      <NavNoteContext value={note}>
        <PortalNav groups={[{ key: 'one', items: [item(badge)] }]} current={undefined} />
      </NavNoteContext>
    </MemoryRouter>,
  );

describe('a navigation entry', () => {
  it('has its count in words in its name, and as a number visually', () => {
    const html = nav({ count: 3, tone: 'act', label: '3 to review' });
    expect(html).toContain('<span class="sr-only">(3 to review)</span>');
    expect(html).toContain('<span class="portal-badge portal-badge-act" aria-hidden="true">3</span>');
  });

  it('shows at most 99+, and says the number', () => {
    const html = nav({ count: 140, tone: 'info', label: '140 wait' });
    expect(html).toContain('aria-hidden="true">99+</span>');
    expect(html).toContain('(140 wait)<');
  });

  it('shows nothing for zero', () => {
    expect(nav(undefined)).not.toMatch(/portal-badge|sr-only/);
    expect(nav({ count: 0, tone: 'act', label: 'none' })).not.toContain('portal-badge');
  });

  it('is followed by the note on the counts', () => {
    expect(nav(undefined, 'The numbers are of 14:05.')).toContain(
      '<p class="portal-note">The numbers are of 14:05.</p>',
    );
  });
});

describe('pending items behind a button', () => {
  const groups = [
    {
      key: 'one',
      items: [
        item({ count: 2, tone: 'act', label: '' }, { inBar: true }),
        item({ count: 3, tone: 'act', label: '' }),
        item({ count: 9, tone: 'info', label: '' }),
      ],
    },
  ];

  it('counts only items that need action, not those shown next to the button', () => {
    expect(waitingIn(groups)).toBe(5);
    expect(waitingIn(groups, { behindBar: true })).toBe(3);
  });
});
