import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../lib/site/testing/render-page.tsx';
import { useAuditText } from '../use-audit-text.ts';

type Facts = Parameters<ReturnType<typeof useAuditText>['facts']>[0];

function Told({ facts }: { facts: Facts }) {
  return useAuditText()
    .facts(facts)
    .map(({ name, value }) => `${name}: ${value}`)
    .join(' | ');
}
const told = (facts: Facts, locale: 'en' | 'es' | 'pt') => renderPage(<Told facts={facts} />, { locale });

describe('facts of an audit log entry', () => {
  it('are translated, including roles and types', () => {
    expect(told({ kind: 'provider_member', role: 'coordinator' }, 'pt')).toBe(
      'Tipo: Integrante de uma clínica | Função: Coordenação',
    );
    expect(told({ fields: 'address, phone' }, 'es')).toBe('Cambios: Dirección, Teléfono');
  });

  it('show no code, even for values this version does not know', () => {
    expect(told({ kind: 'second_opinion' }, 'en')).toBe('Type: second opinion');
  });

  it('keep free text unchanged', () => {
    expect(told({ name: 'draft_of_owner' }, 'en')).toBe('Name: draft_of_owner');
    expect(told({ from: 'ana_b@example.com' }, 'en')).toBe('Before: ana_b@example.com');
  });
});
