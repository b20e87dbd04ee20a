import { takesRequests, type VerificationStatus } from '@travesia/contracts/providers';
import { LinkButton } from '../../../ui/action/button.tsx';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { type ConsultationAbout, consultationPath } from './consultation-path.ts';
import { consultationTexts } from './texts.ts';

/** Of the clinic that is asked, if one is: without a valid license it takes no new requests. */
interface OfClinic {
  status?: VerificationStatus | undefined;
}

type ConsultationLinkProps = ConsultationAbout &
  OfClinic & {
    variant?: 'primary' | 'secondary' | 'quiet';
    size?: 'small' | 'medium' | 'large';
    className?: string;
  };

const isAsked = (status: VerificationStatus | undefined): boolean => status === undefined || takesRequests(status);

/**
 * The main action while nothing can be booked: requests a consultation about a package, a provider, a treatment or a
 * service. Says so if the clinic takes no new requests.
 */
export function ConsultationLink({ variant = 'primary', size, className, status, ...about }: ConsultationLinkProps) {
  const t = useTexts(consultationTexts);
  const path = useLocalPath();
  if (!isAsked(status)) return <p className="small muted">{t('closed')}</p>;
  return (
    <LinkButton href={path(consultationPath(about))} variant={variant} size={size} className={className}>
      {t('action')}
    </LinkButton>
  );
}

/** Cost and obligations of a consultation request, shown below the button. */
export function ConsultationNote({ status }: OfClinic) {
  const t = useTexts(consultationTexts);
  if (!isAsked(status)) return null;
  return <p className="tiny muted">{t('note')}</p>;
}

/** For staff of an imported listing's clinic: a link to claim the listing. */
export function ClaimLink({ provider }: { provider: string }) {
  const t = useTexts(consultationTexts);
  return <LocalLink to={`/providers/${provider}/claim`}>{t('claim')}</LocalLink>;
}
