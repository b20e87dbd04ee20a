import { getClinicProfile, type ClinicProfile } from '@travesia/contracts/providers';
import { useEffect } from 'react';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ClinicPage } from '../../../portal/index.ts';
import { Contents, type ContentsPart } from '../../../../lib/screen/contents.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { useSession } from '../../../../lib/session/session-store.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { staffCalls, TeamSection } from '../../../teams/index.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { ChangePart } from '../change-request/change-part.tsx';
import { clinicTexts } from '../texts.ts';
import { useWhose } from '../whose.ts';
import { BookingSettings } from './booking-settings.tsx';
import { LogoPart } from './logo-part.tsx';
import { ProfileForm, type UnderDescription } from './profile-form.tsx';
import { NoticesPart } from './notices-part.tsx';
import { SubscriptionPart } from './subscription-part.tsx';
import { PROFILE_PARTS } from './profile-parts.ts';

interface SettingsPageProps {
  /** Sections of later features, before the team. */
  more: readonly ContentsPart[];
  underDescription: UnderDescription;
}

/** `/provider/settings`: the clinic's profile, booking settings and team. */
export function SettingsPage(props: SettingsPageProps) {
  const t = useTexts(clinicTexts);
  return (
    <ClinicPage title={t('settings.title')} description={t('settings.description')} feature="provider_nav_settings">
      <Settings {...props} />
    </ClinicPage>
  );
}

function Settings({ more, underDescription }: SettingsPageProps) {
  const t = useTexts(clinicTexts);
  const language = useLocale();
  const whose = useWhose();
  const profile = useCall(getClinicProfile, { query: { language } });
  const { data } = profile;
  return (
    <>
      <h1>{t('settings.heading')}</h1>
      <Contents
        label={t('settings.parts')}
        parts={[
          {
            id: 'fixed',
            label: t('part.fixed'),
            content: (
              <LoadState loaded={profile} tall>
                {(known) => <Known profile={known} reload={profile.reload} />}
              </LoadState>
            ),
          },
          { id: 'logo', label: t('part.logo'), content: data && <LogoPart profile={data} reload={profile.reload} /> },
          ...PROFILE_PARTS.map((part) => ({
            id: part,
            label: t(`part.${part}`),
            content: data && <ProfileForm part={part} profile={data} underDescription={underDescription} />,
          })),
          { id: 'bookings', label: t('part.bookings'), content: <BookingSettings /> },
          ...more,
          {
            id: 'team',
            label: t('part.team'),
            content: (
              <TeamSection id="team" calls={staffCalls} heading={t('part.team')} lead={t(`team.lead.${whose}`)} />
            ),
          },
          { id: 'subscription', label: t('part.subscription'), content: <SubscriptionPart /> },
          { id: 'notifications', label: t('part.notifications'), content: <NoticesPart /> },
        ]}
      />
    </>
  );
}

interface ClinicProps {
  profile: ClinicProfile;
  reload: () => Promise<void>;
}

/** Says who can make changes, and scrolls to the section in the URL. */
function Known({ profile, reload }: ClinicProps) {
  const t = useTexts(clinicTexts);
  const isDemo = useSession((session) => session.user?.demo ?? false);
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <p className="muted team-lead">{t('settings.lead', { name: profile.name })}</p>
      {profile.actions.length ? null : <Notice icon="lock">{t('settings.mayNot')}</Notice>}
      {isDemo && profile.actions.length ? <Notice>{t('settings.demo')}</Notice> : null}
      <Fixed profile={profile} reload={reload} />
    </>
  );
}

/** What the license was checked for. */
function Fixed({ profile, reload }: ClinicProps) {
  const t = useTexts(clinicTexts);
  const format = useFormat();
  const path = useLocalPath();
  return (
    <section className="portal-section portal-section-main" aria-labelledby="fixed">
      <h2 id="fixed" tabIndex={-1}>
        {t('fixed.heading')}
      </h2>
      <dl className="account-facts">
        <dt>{t('fixed.name')}</dt>
        <dd>{profile.name}</dd>
        <dt>{t('fixed.type')}</dt>
        <dd>{profile.type.name}</dd>
        <dt>{t('fixed.country')}</dt>
        <dd>{profile.address.country_name}</dd>
        <dt>{t('fixed.status')}</dt>
        <dd>{t(`status.${profile.verification_status}`)}</dd>
        <dt>{t('fixed.since')}</dt>
        <dd>{format.dayOf(profile.created_at, ownTimeZone())}</dd>
      </dl>
      <div className="stack">
        <p className="muted">{t('fixed.text')}</p>
        <ChangePart profile={profile} reload={reload} />
        {profile.listed ? (
          <p>
            <a className="btn btn-secondary btn-small" href={path(`/providers/${profile.slug}`)}>
              {t('fixed.public')}
            </a>
          </p>
        ) : null}
      </div>
    </section>
  );
}
