import type { Credential } from '@travesia/contracts/credentials';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { compareTexts } from '../texts.ts';

/** Credentials with their status and, if valid, expiration date. */
export function CredentialList({ credentials }: { credentials: readonly Credential[] }) {
  const t = useTexts(compareTexts);
  const format = useFormat();
  if (credentials.length === 0) return t('value.unknown');
  return (
    <ul className="compare-credentials">
      {credentials.map(({ id, kind, status, body, expires_on: until }) => (
        <li key={id}>
          {kind === 'accreditation' ? body : t(`credential.${kind}`)}
          <span className="compare-note">
            {t(`credential.state.${status}`)}
            {until && status === 'verified' ? `, ${t('credential.until', { date: format.date(until) })}` : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
