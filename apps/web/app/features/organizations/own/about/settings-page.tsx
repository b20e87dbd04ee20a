import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { memberCalls, TeamSection } from '../../../teams/index.ts';
import { OrganizationPage } from '../organization-page.tsx';
import { networkTexts } from '../texts.ts';
import { useOrganizationName } from '../use-organization-name.ts';

/** `/organization/settings`: members of the organization. */
export function SettingsPage() {
  const t = useTexts(networkTexts);
  return (
    <OrganizationPage
      title={t('settings.title')}
      description={t('settings.description')}
      feature="organization_settings"
    >
      <Settings />
    </OrganizationPage>
  );
}

function Settings() {
  const t = useTexts(networkTexts);
  const name = useOrganizationName();
  return (
    <>
      <h1>{t('settings.heading')}</h1>
      <TeamSection
        id="members"
        calls={memberCalls}
        heading={t('settings.members')}
        lead={t('settings.lead', { name: name || t('organization') })}
      />
    </>
  );
}
