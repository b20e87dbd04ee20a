import { describe, expect, it } from 'vitest';
import { teamMails } from '../mails/team-mails.ts';

const facts = {
  firstName: 'Rosa',
  name: 'Clínica Um',
  organization: 'Rede Araucária',
  reason: 'The contract has ended',
};

describe.each(['en', 'es', 'pt'] as const)('a team email in %s', (language) => {
  const reader = { language, origin: 'https://travesia.example' };

  it.each([
    ['member_removed', '/support'],
    ['clinic_left', '/provider/dashboard'],
    ['clinic_taken', '/organization/providers'],
  ] as const)('names its subject, the reason and the next step: %s', (kind, place) => {
    const { subject, text } = teamMails[kind].write(facts, reader);
    expect(subject).toContain('Clínica Um');
    expect(text).toContain('Rosa');
    expect(text).toContain('The contract has ended');
    expect(text).toContain(`https://travesia.example${language === 'en' ? '' : `/${language}`}${place}`);
  });

  it('omits a reason that was not given', () => {
    const { text } = teamMails.member_removed.write({ ...facts, reason: null }, reader);
    expect(text).not.toMatch(/reason|motivo/);
  });
});
