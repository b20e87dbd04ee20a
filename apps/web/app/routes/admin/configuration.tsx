import { configurationTexts } from '../../features/admin/configuration/texts.ts';
import { ConfigurationPage } from '../../features/admin/configuration/ui/configuration-page.tsx';
import { useEveryNavigation } from '../../features/site/portals/use-every-navigation.ts';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../lib/portal/portal-page.tsx';

const ADMINS = ['admin'] as const;

/** `/admin/configuration` */
export default function Configuration() {
  const t = useTexts(configurationTexts);
  const navigation = useEveryNavigation();
  return (
    <PortalPage
      title={t('head.title')}
      description={t('head.description')}
      roles={ADMINS}
      feature="admin_configuration"
    >
      <ConfigurationPage navigation={navigation} />
    </PortalPage>
  );
}
