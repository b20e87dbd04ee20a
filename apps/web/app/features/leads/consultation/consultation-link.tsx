import { takesRequests, type VerificationStatus } from '@travesia/contracts/providers';
import { LinkButton } from '../../../ui/action/button.tsx';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { bookingPath, type ConsultationAbout, consultationPath } from './consultation-path.ts';
import { consultationTexts } from './texts.ts';

/** Of the clinic that is asked, if one is: without a valid license it takes no new requests. */
interface OfClinic {
  status?: VerificationStatus | undefined;
  /** Its first free day; times can be booked only if there is one. */
  free?: string | null | undefined;
}

type ConsultationLinkProps = ConsultationAbout &
  OfClinic & {
    variant?: 'primary' | 'secondary' | 'quiet';
    size?: 'small' | 'medium' | 'large';
    className?: string;
  };

const isBooked = ({ status, free }: OfClinic): boolean => status === 'verified' && Boolean(free);
const isAsked = (status: VerificationStatus | undefined): boolean => status === undefined || takesRequests(status);

/**
 * The main action about a package, a provider, a treatment or a service: books a time where free times are known, and
 * otherwise requests a consultation. Says so if the clinic takes no new requests.
 */
export function ConsultationLink(props: ConsultationLinkProps) {
  const { variant = 'primary', size, className, status, free, ...about } = props;
  const t = useTexts(consultationTexts);
  const path = useLocalPath();
  if (!isAsked(status)) return <p className="small muted">{t('closed')}</p>;
  const booking = isBooked({ status, free }) ? bookingPath(about) : null;
  return (
    <LinkButton href={path(booking ?? consultationPath(about))} variant={variant} size={size} className={className}>
      {t(booking ? 'book' : 'action')}
    </LinkButton>
  );
}

/** Cost and obligations of the main action, shown below the button, and the question where it books. */
export function ConsultationNote({ status, free, ...about }: OfClinic & ConsultationAbout) {
  const t = useTexts(consultationTexts);
  if (!isAsked(status)) return null;
  if (!isBooked({ status, free })) return <p className="tiny muted">{t('note')}</p>;
  return (
    <p className="small muted">
      {t('bookNote')} <LocalLink to={consultationPath(about)}>{t('ask')}</LocalLink>
    </p>
  );
}

/** For staff of an imported listing's clinic: a link to claim the listing. */
export function ClaimLink({ provider }: { provider: string }) {
  const t = useTexts(consultationTexts);
  return <LocalLink to={`/providers/${provider}/claim`}>{t('claim')}</LocalLink>;
}
