import type { ClinicOverview } from '@travesia/contracts/providers';
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
  if (clinic.verification_status === 'verified') return null;
  return (
    <Notice tone="warning" title={t(`notice.${clinic.verification_status}`)}>
      <p>
        {t(clinic.listed ? 'notice.listed' : 'notice.notListed')}{' '}
        <LocalLink to={`${base}/credentials`}>{t('notice.credentials')}</LocalLink>{' '}
        {whose === 'own' ? <LocalLink to="/provider/onboarding">{t('notice.steps')}</LocalLink> : null}
      </p>
    </Notice>
  );
}
