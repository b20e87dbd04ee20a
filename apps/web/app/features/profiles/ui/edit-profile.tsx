import type { Profile } from '@travesia/contracts/profiles';
import { type ReactNode, useEffect, useRef } from 'react';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Contents } from '../../../lib/screen/contents.tsx';
import { PortalPage } from '../../portal/index.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { fieldId } from '../../../ui/field/field-id.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { fieldLeft } from '../../../lib/forms/draft/drafts.ts';
import { dropDraft } from '../../../lib/forms/draft/use-draft-form.ts';
import { type LongLists, LongListsProvider } from '../field-options.ts';
import { SECTIONS } from '../section-fields.ts';
import { profileTexts } from '../texts.ts';
import { type Loaded, type ProfileLoad, useProfile } from '../use-profile.ts';
import { ConsentsCard, HealthGate } from './consents-card.tsx';
import { EmailCard } from './email-card.tsx';
import { NotYetLoaded } from './not-yet-loaded.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { SectionCard } from './section-card.tsx';

interface EditProfileProps {
  lists: LongLists;
  /** What is set for this device alone, below the notifications. */
  device: ReactNode;
}

/** `/profile/edit`: every section, saved automatically as it is typed. */
export function EditProfile({ lists, device }: EditProfileProps) {
  const t = useTexts(profileTexts);
  return (
    <PortalPage title={t('edit.title')} description={t('edit.description')} feature="patient_nav_profile">
      <LongListsProvider value={lists}>
        <Editor device={device} />
      </LongListsProvider>
    </PortalPage>
  );
}

/** Rendered inside the frame, where a user is signed in. */
function Editor({ device }: Pick<EditProfileProps, 'device'>) {
  const t = useTexts(profileTexts);
  const owner = useSession((session) => session.user?.id);
  const known = useProfile();
  return (
    <>
      <LocalLink to="/profile" className="row small edit-back">
        <Icon name="arrow-left" />
        {t('edit.back')}
      </LocalLink>
      <h1>{t('edit.heading')}</h1>
      <p className="muted edit-lead">{t('edit.lead')}</p>
      {known.loaded && owner ? (
        <Sections loaded={known.loaded} owner={owner} known={known} device={device} />
      ) : (
        <NotYetLoaded known={known} />
      )}
    </>
  );
}

const PARTS = [...SECTIONS.slice(0, 2), 'email', ...SECTIONS.slice(2), 'consents', 'notifications'] as const;

interface SectionsProps extends Pick<EditProfileProps, 'device'> {
  loaded: Loaded;
  owner: string;
  known: ProfileLoad;
}

function Sections({ loaded, owner, known: { take }, device }: SectionsProps) {
  const t = useTexts(profileTexts);
  const { profile, notifications } = loaded;
  useArrival(owner);
  const agreedTo = (purpose: string, by = profile.consents) => by.some((one) => one.purpose === purpose && one.given);
  const consents = {
    onChanged(changed: typeof profile.consents) {
      if (agreedTo('health_data', changed)) return take({ consents: changed });
      // Deleted on the server, so nothing is kept here either.
      dropDraft(owner, 'health');
      take({ consents: changed, health: NO_HEALTH });
    },
  };
  useHealthFocus(agreedTo('health_data'));
  const partOf = (part: (typeof PARTS)[number]): ReactNode => {
    switch (part) {
      case 'email':
        return <EmailCard profile={profile} onPending={(pending) => take({ email: { ...profile.email, pending } })} />;
      case 'consents':
        return <ConsentsCard consents={profile.consents} {...consents} />;
      case 'notifications':
        return (
          <NotificationsCard preferences={notifications} owner={owner} news={agreedTo('news')}>
            {device}
          </NotificationsCard>
        );
      default:
        return part === 'health' && !agreedTo('health_data') ? (
          <HealthGate {...consents} />
        ) : (
          <SectionCard section={part} profile={profile} owner={owner} onSaved={take} />
        );
    }
  };
  return (
    <>
      {profile.demo ? <Notice>{t('edit.demo')}</Notice> : null}
      <Contents
        label={t('edit.parts')}
        parts={PARTS.map((part) => ({ id: part, label: t(`part.${part}`), content: partOf(part) }))}
      />
    </>
  );
}

const NO_HEALTH: Profile['health'] = {
  version: 0,
  updated_at: null,
  values: { blood_group: null, allergies: null, mobility_needs: null },
};

/** The button that gave or withdrew consent is gone: focus moves to the section that changed. */
function useHealthFocus(isOpen: boolean): void {
  const was = useRef(isOpen);
  useEffect(() => {
    if (was.current === isOpen) return;
    was.current = isOpen;
    if (document.activeElement === document.body) document.getElementById(isOpen ? 'health' : 'consents')?.focus();
  }, [isOpen]);
}

/** Scrolls to the last edited field when the page was left, or to the section in the URL. */
function useArrival(owner: string): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    const left = fieldLeft(owner);
    const field = left ? document.getElementById(fieldId(left)) : null;
    const target = field ?? document.getElementById(location.hash.slice(1));
    target?.scrollIntoView({ block: field ? 'center' : 'start' });
    target?.focus({ preventScroll: true });
  }, [owner]);
}
