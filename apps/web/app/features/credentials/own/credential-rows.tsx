import type { NetworkCredential } from '@travesia/contracts/organizations';
import { Link } from 'react-router';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ownCredentialsTexts } from './texts.ts';
import { RenewButton } from '../upkeep/renew-button.tsx';
import { isToRenew } from '../upkeep/kept-view.ts';
import { CredentialEnd } from './credential-end.tsx';

interface CredentialRowsProps {
  credentials: readonly NetworkCredential[];
  /** Whether the person may upload renewals. */
  canRenew: boolean;
  onRenewed: () => void;
}

/** Expired and soon-to-expire credentials in a narrow column, each with the upload of its renewal. */
export function CredentialRows({ credentials, canRenew, onRenewed }: CredentialRowsProps) {
  const t = useTexts(ownCredentialsTexts);
  if (!credentials.length) return <p className="muted desk-none">{t('credentials.nothing')}</p>;
  return (
    <ul className="desk-rows">
      {credentials.map((credential) => (
        <li key={credential.id}>
          <span>
            <strong>{t(`kind.${credential.kind}`)}</strong>
            <br />
            <ClinicName clinic={credential.clinic} />
          </span>
          <span className="kept-acts">
            <CredentialEnd credential={credential} />
            {canRenew && isToRenew(credential) ? <RenewButton credential={credential} onDone={onRenewed} /> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

function ClinicName({ clinic: { id, name } }: Pick<NetworkCredential, 'clinic'>) {
  const path = useLocalPath();
  return (
    <Link to={path(`/organization/providers/${id}`)} className="muted">
      {name}
    </Link>
  );
}
