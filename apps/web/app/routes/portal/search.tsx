import { PortalSearchPage } from '../../features/search/own/ui/portal-search-page.tsx';
import { usePortalNavigation } from '../../features/portal/navigation/use-navigation.ts';
import { navigation } from '../../navigation.ts';

export default function Search() {
  return <PortalSearchPage groups={usePortalNavigation(navigation).groups} />;
}
