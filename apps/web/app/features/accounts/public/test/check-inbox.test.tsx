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
    ['en', `in ${VERIFY_LINK_HOURS} hours`, `in ${RESET_LINK_MINUTES} minutes`],
    ['es', `en ${VERIFY_LINK_HOURS} horas`, `en ${RESET_LINK_MINUTES} minutos`],
    ['pt', `em ${VERIFY_LINK_HOURS} horas`, `em ${RESET_LINK_MINUTES} minutos`],
  ] as const)('states in %s how long the link is valid', (locale, verify, reset) => {
    expect(page('verify', locale)).toContain(verify);
    expect(page('reset', locale)).toContain(reset);
  });
});
