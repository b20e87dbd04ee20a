import type { AuditLine } from '@travesia/contracts/providers';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../lib/site/testing/render-page.tsx';
import { AuditTrail } from '../record/audit-trail.tsx';

const line = (action: AuditLine['action'], facts: AuditLine['facts'] = {}): AuditLine => ({
  id: action,
  at: '2026-11-20T10:00:00Z',
  action,
  by: null,
  facts,
});
const shown = (one: AuditLine, locale: 'en' | 'es' | 'pt') => renderPage(<AuditTrail lines={[one]} />, { locale });

describe('what was done on a record', () => {
  it.each(['en', 'es', 'pt'] as const)('is said in words for every action (%s)', (locale) => {
    for (const action of ['team.role_changed', 'application.submitted', 'provider.listing_claimed'] as const)
      expect(shown(line(action), locale), action).not.toContain(action);
  });

  it('names the changed fields and the credential in words', () => {
    const fields = 'postal_code, settings, made_up';
    expect(shown(line('provider.edited', { fields }), 'en')).toContain(
      'Changed: postal code, booking rules, and other details',
    );
    expect(shown(line('provider.edited', { fields }), 'pt')).toContain('CEP, regras de reserva e outros dados');
    expect(shown(line('provider.paper_added', { kind: 'facility_licence' }), 'es')).not.toContain('facility_licence');
  });
});
