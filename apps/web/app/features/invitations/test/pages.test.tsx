import { InvitationPoint } from '@travesia/contracts/invitations';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../lib/site/testing/render-page.tsx';
import { invitationTexts } from '../texts.ts';
import { InvitationPage } from '../ui/invitation-page.tsx';
import { InvitationLandingPage } from '../ui/landing-page.tsx';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';

describe('invitation page', () => {
  it('is loaded by the browser, not by opening the link', () => {
    for (const page of [<InvitationPage key="path" token={TOKEN} />, <InvitationLandingPage key="query" />]) {
      const html = renderPage(page, { locale: 'pt', path: '/auth/invitation', search: `?token=${TOKEN}` });
      expect(html).toContain('Carregando seu convite…');
      expect(html).toContain('content="noindex"');
      expect(html).not.toContain(TOKEN);
      expect(html.match(/<h1/g)).toHaveLength(1);
    }
  });

  it.each(['cut-off', '<script>', ''])('with a malformed token (%s) says what to do', (token) => {
    expect(renderPage(<InvitationPage token={token} />)).toContain('This link is incomplete');
    expect(renderPage(<InvitationLandingPage />, { search: `?token=${token}` })).toContain('This link is incomplete');
  });

  it('has a sentence for every invitation point', () => {
    for (const point of InvitationPoint.options)
      for (const messages of Object.values(invitationTexts.messages)) expect(messages[`point.${point}`]).toMatch(/\.$/);
  });
});
