import { RESET_LINK_MINUTES, VERIFY_LINK_HOURS } from '@travesia/contracts/accounts';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../lib/site/testing/render-page.tsx';
import { CheckInbox } from '../ui/check-inbox.tsx';

const page = (kind: 'verify' | 'reset', locale: 'en' | 'es' | 'pt') =>
  renderPage(
    <CheckInbox kind={kind} email="ana@example.com" resend={async () => null} onChangeAddress={() => undefined} />,
    { locale },
  );

describe('after an email was requested', () => {
  it.each([
    ['en', `for ${VERIFY_LINK_HOURS} hours`, `for ${RESET_LINK_MINUTES} minutes`],
    ['es', `durante ${VERIFY_LINK_HOURS} horas`, `durante ${RESET_LINK_MINUTES} minutos`],
    ['pt', `por ${VERIFY_LINK_HOURS} horas`, `por ${RESET_LINK_MINUTES} minutos`],
  ] as const)('states in %s how long the link is valid', (locale, verify, reset) => {
    expect(page('verify', locale)).toContain(verify);
    expect(page('reset', locale)).toContain(reset);
  });
});
