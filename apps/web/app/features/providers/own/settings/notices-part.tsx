import { type ClinicNotices, getClinicNotices } from '@travesia/contracts/providers';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useClinicArea } from '../../../contexts/index.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { clinicTexts } from '../texts.ts';
import { InboxCode } from './inbox-code.tsx';
import { NoticesForm } from './notices-form.tsx';

/** Whom the clinic has told about what, and where each member chooses for themselves. */
export function NoticesPart() {
  const t = useTexts(clinicTexts);
  const { id } = useClinicArea();
  const notices = useCall(getClinicNotices);
  return (
    <section className="portal-section portal-section-main" id="notifications" tabIndex={-1} aria-labelledby="told">
      <h2 id="told">{t('part.notifications')}</h2>
      <p className="muted team-lead">{t('told.text')}</p>
      <LoadState loaded={notices}>
        {(data) => (
          <div className="stack-wide">
            <NoticesForm notices={data} clinicId={id} taken={notices.show} />
            <Inbox notices={data} taken={notices.show} />
            <p>
              {t('told.own')} <LocalLink to="/profile/edit#notifications">{t('told.link')}</LocalLink>
            </p>
          </div>
        )}
      </LoadState>
    </section>
  );
}

/** Asks for the code of an inbox that is not confirmed. */
function Inbox({ notices, taken }: { notices: ClinicNotices; taken: (notices: ClinicNotices) => void }) {
  const t = useTexts(clinicTexts);
  const isDemo = useSession((session) => session.user?.demo ?? false);
  const { inbox, actions } = notices;
  if (!inbox || inbox.confirmed || !actions.includes('change_settings')) return null;
  if (isDemo) return <Notice>{t('inbox.demo', { email: inbox.email })}</Notice>;
  return <InboxCode key={inbox.email} email={inbox.email} taken={taken} />;
}
