import '../styles/team-messages.css';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useClinicArea } from '../../contexts/index.ts';
import { MessagesFrame } from '../../messaging/index.ts';
import { ClinicPage, PortalPage } from '../../portal/index.ts';
import { teamMessagesTexts } from '../texts.ts';
import { TeamScreen } from './team-screen.tsx';

interface PageProps {
  /** The open channel. */
  id: string | undefined;
}

/** `/organization/team-messages`: the channels of an organization. */
export function NetworkTeamPage({ id }: PageProps) {
  const t = useTexts(teamMessagesTexts);
  return (
    <MessagesFrame>
      <PortalPage title={t('title')} description={t('lead')} roles={['organization']}>
        <TeamScreen desk={{ base: '/organization/team-messages', side: 'organization' }} id={id} />
      </PortalPage>
    </MessagesFrame>
  );
}

/** `/provider/team-messages`: the channels that a clinic’s team takes part in. */
export function ClinicTeamPage({ id }: PageProps) {
  const t = useTexts(teamMessagesTexts);
  return (
    <MessagesFrame>
      <ClinicPage title={t('title')} description={t('lead')}>
        <ClinicTeam id={id} />
      </ClinicPage>
    </MessagesFrame>
  );
}

function ClinicTeam({ id }: PageProps) {
  const t = useTexts(teamMessagesTexts);
  const { base, via } = useClinicArea();
  // Who acts for a clinic is not of its team.
  if (via !== null)
    return (
      <div className="msg-pane msg-pane-note">
        <h1 className="msg-title">{t('title')}</h1>
        <EmptyState title={t('acting.title')}>
          <p>{t('acting.text')}</p>
        </EmptyState>
      </div>
    );
  return <TeamScreen desk={{ base: `${base}/team-messages`, side: 'provider' }} id={id} />;
}
