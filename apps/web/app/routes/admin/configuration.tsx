import { useConfigurationHead } from '../../features/platform-admin/configuration/use-configuration-head.ts';
import { ConfigurationPage } from '../../features/platform-admin/configuration/ui/configuration-page.tsx';
import { useEveryNavigation } from '../../features/portal/navigation/use-every-navigation.ts';
import { PortalPage } from '../../features/portal/portal-page.tsx';

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
