import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { registerAddress } from '../register-address.ts';
import { providerTexts } from '../texts.ts';

interface RegisterLinkProps {
  country: string;
  /** The body that issued the license, or the registry it is in. */
  body: string;
  /** What is fictional is in no register. */
  demo: boolean;
}

/** The official register in which anyone can look up a license; nothing if we know no public search of it. */
export function RegisterLink({ country, body, demo }: RegisterLinkProps) {
  const t = useTexts(providerTexts);
  const address = registerAddress(country, body);
  if (!address) return null;
  return (
    <p className="small">
      <a href={address} rel="noreferrer">
        {t('register.lookUp')}
      </a>{' '}
      <span className="muted">{demo ? t('register.demo') : t('register.note')}</span>
    </p>
  );
}
