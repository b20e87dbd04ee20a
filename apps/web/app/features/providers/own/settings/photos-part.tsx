import type { ClinicProfile } from '@travesia/contracts/providers';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PhotoSection } from '../../../photos/index.ts';
import { clinicTexts } from '../texts.ts';

/** The clinic's photos, as its cards and its page show them. */
export function PhotosPart({ profile }: { profile: ClinicProfile }) {
  const t = useTexts(clinicTexts);
  return (
    <section className="portal-section portal-section-main" id="photos" tabIndex={-1} aria-labelledby="photos-heading">
      <h2 id="photos-heading">{t('part.photos')}</h2>
      <p className="muted team-lead">{t('why.photos')}</p>
      <PhotoSection subject="clinic" mayChange={profile.actions.includes('change_profile')} />
    </section>
  );
}
