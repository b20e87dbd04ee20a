import { describe, expect, it } from 'vitest';
import { subscriptionMails } from '../mails/subscription-mails.ts';

const facts = { firstName: 'Ana', name: 'Clínica Um', plan: 'basic', endsOn: '2026-12-22', hasEnded: false };
const origin = 'https://travesia.example';

describe('an email about the end of a subscription', () => {
  it.each([
    ['en', 'Subscription ends on December 22, 2026: Clínica Um', 'Basic', '/provider/settings#subscription'],
    ['es', 'La suscripción termina el 22 de diciembre de 2026: Clínica Um', 'Básico', '/es/provider/settings#'],
    ['pt', 'A assinatura termina em 22 de dezembro de 2026: Clínica Um', 'Básico', '/pt/provider/settings#'],
  ] as const)('names the day and the plan and leads to it, in %s', (language, subject, plan, link) => {
    const mail = subscriptionMails.subscription_ending.write(facts, { origin, language });
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(plan);
    expect(mail.text).toContain(origin + link);
  });

  it('says when it has ended, and shows a plan of a later version by its name', () => {
    const { subject, text } = subscriptionMails.subscription_ending.write(
      { ...facts, hasEnded: true, plan: 'flagship' },
      { origin, language: 'en' },
    );
    expect(subject).toBe('Subscription ended: Clínica Um');
    expect(text).toContain('ended on December 22, 2026');
    expect(text).toContain('flagship');
  });
});
