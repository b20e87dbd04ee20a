import { ProfilePage } from '../../features/account/ui/profile-page.tsx';
import { YourData } from '../../features/privacy-data/ui/your-data.tsx';
import { DemoRibbon } from '../../features/site/ui/demo-ribbon.tsx';

export default function Profile() {
  return <ProfilePage ribbon={<DemoRibbon />} data={<YourData />} />;
}
