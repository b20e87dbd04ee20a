import type { NetworkCredential } from '@travesia/contracts/organizations';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ownCredentialsTexts } from './texts.ts';
import { CredentialEnd } from './credential-end.tsx';

/** Expired and soon-to-expire credentials, in a narrow column. */
export function CredentialRows({ credentials }: { credentials: readonly NetworkCredential[] }) {
  const t = useTexts(ownCredentialsTexts);
  if (!credentials.length) return <p className="muted desk-none">{t('credentials.nothing')}</p>;
  return (
    <ul className="desk-rows">
      {credentials.map((credential) => (
        <li key={credential.id}>
          <span>
            <strong>{t(`kind.${credential.kind}`)}</strong>
            <br />
            <span className="muted">{credential.clinic.name}</span>
          </span>
          <CredentialEnd credential={credential} />
        </li>
      ))}
    </ul>
  );
}
