import { getPackageInbox } from '@travesia/contracts/packages';
import { ClinicPage } from '../../portal/index.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { ProposalList } from './proposal-list.tsx';
import { proposalTexts } from './texts.ts';

/** `/provider/package-inbox`: packages that an organization proposes to its clinic. */
export function InboxPage() {
  const t = useTexts(proposalTexts);
  return (
    <ClinicPage
      title={t('inbox.title')}
      description={t('inbox.description')}
      feature="provider_nav_package_inbox"
      isSame
    >
      <Inbox />
    </ClinicPage>
  );
}

function Inbox() {
  const t = useTexts(proposalTexts);
  const language = useLocale();
  const inbox = useCall(getPackageInbox, { query: { language } });
  return (
    <>
      <h1>{t('inbox.title')}</h1>
      <p className="muted team-lead">{t('inbox.lead')}</p>
      <LoadState loaded={inbox} tall>
        {(data) => (
          <ProposalList
            proposals={data}
            side="clinic"
            pathOf={({ id }) => `/provider/package-inbox/${id}`}
            empty={t('inbox.none')}
          />
        )}
      </LoadState>
    </>
  );
}
