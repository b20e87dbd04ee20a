import { type ClinicOverview, takesRequests } from '@travesia/contracts/providers';
import { useClinicArea } from '../../../contexts/index.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { clinicTexts } from '../texts.ts';
import { useWhose } from '../whose.ts';

/** Problems that keep patients from finding or trusting the clinic. */
export function DeskNotices({ overview: { clinic } }: { overview: ClinicOverview }) {
  const t = useTexts(clinicTexts);
  const whose = useWhose();
  const { via, base } = useClinicArea();
  if (clinic.suspended)
    return (
      <Notice tone="danger" title={t('notice.suspended')}>
        <p>{t(via === 'admin' ? 'notice.suspendedAdmin' : 'notice.suspendedText')}</p>
      </Notice>
    );
  const status = clinic.verification_status;
  if (status === 'verified') return null;
  const listed = takesRequests(status) ? 'notice.listed' : 'notice.closed';
  return (
    <Notice tone="warning" title={t(`notice.${status}`)}>
      <p>
        {t(clinic.listed ? listed : 'notice.notListed')}{' '}
        <LocalLink to={`${base}/credentials`}>{t('notice.credentials')}</LocalLink>{' '}
        {whose === 'own' ? <LocalLink to="/provider/onboarding">{t('notice.steps')}</LocalLink> : null}
      </p>
    </Notice>
  );
}
