import { ProfilePage } from '../../features/account/ui/profile-page.tsx';
import { YourData } from '../../features/account/privacy/ui/your-data.tsx';
import { ProfileCards } from '../../features/account/profile/ui/profile-cards.tsx';
import { SecurityCard } from '../../features/account/security/ui/security-card.tsx';
import { loadLists } from './load-lists.ts';
import type { Route } from './+types/profile.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadLists(request);

export default function Profile({ loaderData }: Route.ComponentProps) {
  return <ProfilePage about={<ProfileCards lists={loaderData} />} security={<SecurityCard />} data={<YourData />} />;
}
