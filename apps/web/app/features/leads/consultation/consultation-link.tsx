import { LinkButton } from '../../../ui/action/button.tsx';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { type ConsultationAbout, consultationPath } from './consultation-path.ts';
import { consultationTexts } from './texts.ts';

type ConsultationLinkProps = ConsultationAbout & {
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'small' | 'medium' | 'large';
  className?: string;
};

/**
 * The main action while nothing can be booked: requests a consultation about a package, a provider, a treatment or a
 * service.
 */
export function ConsultationLink({ variant = 'primary', size, className, ...about }: ConsultationLinkProps) {
  const t = useTexts(consultationTexts);
  const path = useLocalPath();
  return (
    <LinkButton href={path(consultationPath(about))} variant={variant} size={size} className={className}>
      {t('action')}
    </LinkButton>
  );
}

/** Cost and obligations of a consultation request, shown below the button. */
export function ConsultationNote() {
  const t = useTexts(consultationTexts);
  return <p className="tiny muted">{t('note')}</p>;
}

/** For staff of an imported listing's clinic: a link to claim the listing. */
export function ClaimLink({ provider }: { provider: string }) {
  const t = useTexts(consultationTexts);
  return <LocalLink to={`/providers/${provider}/claim`}>{t('claim')}</LocalLink>;
}
