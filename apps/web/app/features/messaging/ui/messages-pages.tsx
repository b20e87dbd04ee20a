import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useClinicArea } from '../../contexts/index.ts';
import { ClinicPage, PortalPage } from '../../portal/index.ts';
import type { Desk } from '../desk.ts';
import { messagingTexts } from '../texts.ts';
import { MessagesFrame } from './messages-frame.tsx';
import { MessagesScreen } from './messages-screen.tsx';

interface PageProps {
  /** The open conversation. */
  id: string | undefined;
}

const OWN: Desk = { base: '/messages', side: 'patient', inbox: 'own' };
const PLATFORM: Desk = { base: '/admin/messages', side: 'platform', inbox: 'own' };
const NETWORK: Desk = { base: '/organization/messages', side: 'organization', inbox: 'own' };

/** `/messages`: a patient’s conversations. */
export function OwnMessagesPage({ id }: PageProps) {
  const t = useTexts(messagingTexts);
  return (
    <MessagesFrame>
      <PortalPage title={t('title')} description={t('lead.patient')} roles={['patient']}>
        <MessagesScreen desk={OWN} id={id} />
      </PortalPage>
    </MessagesFrame>
  );
}

/** `/provider/messages`: the conversations of a clinic; for those who act for it, to read. */
export function ClinicMessagesPage({ id }: PageProps) {
  const t = useTexts(messagingTexts);
  return (
    <MessagesFrame>
      <ClinicPage title={t('title')} description={t('lead.provider')}>
        <ClinicMessages id={id} />
      </ClinicPage>
    </MessagesFrame>
  );
}

function ClinicMessages({ id }: PageProps) {
  const { base, via } = useClinicArea();
  return (
    <MessagesScreen
      desk={{ base: `${base}/messages`, side: 'provider', inbox: via === null ? 'own' : 'clinic' }}
      id={id}
    />
  );
}

/** `/organization/messages`: the conversations of an organization with its clinics. */
export function NetworkMessagesPage({ id }: PageProps) {
  const t = useTexts(messagingTexts);
  return (
    <MessagesFrame>
      <PortalPage title={t('title')} description={t('lead.organization')} roles={['organization']}>
        <MessagesScreen desk={NETWORK} id={id} />
      </PortalPage>
    </MessagesFrame>
  );
}

/** `/admin/messages`: the conversations of Travesía’s team. */
export function PlatformMessagesPage({ id }: PageProps) {
  const t = useTexts(messagingTexts);
  return (
    <MessagesFrame>
      <PortalPage title={t('title')} description={t('lead.platform')} roles={['admin']}>
        <MessagesScreen desk={PLATFORM} id={id} />
      </PortalPage>
    </MessagesFrame>
  );
}
