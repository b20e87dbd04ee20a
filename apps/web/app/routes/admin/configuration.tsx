import { useConfigurationHead } from '../../features/admin/configuration/use-configuration-head.ts';
import { ConfigurationPage } from '../../features/admin/configuration/ui/configuration-page.tsx';
import { useEveryNavigation } from '../../features/site/portals/use-every-navigation.ts';
import { PortalPage } from '../../lib/portal/portal-page.tsx';

/** `/admin/configuration` */
export default function Configuration() {
  const head = useConfigurationHead();
  const navigation = useEveryNavigation();
  return (
    <PortalPage {...head}>
      <ConfigurationPage navigation={navigation} />
    </PortalPage>
  );
}
