import { ProfilePage } from '../../features/accounts/own/ui/profile-page.tsx';
import { YourData } from '../../features/privacy/ui/your-data.tsx';
import { ProfileCards } from '../../features/profiles/ui/profile-cards.tsx';
import { SecurityCard } from '../../features/two-factor/ui/security-card.tsx';
import { loadLists } from './load-lists.ts';
import type { Route } from './+types/profile.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadLists(request);

export default function Profile({ loaderData }: Route.ComponentProps) {
  return <ProfilePage about={<ProfileCards lists={loaderData} />} security={<SecurityCard />} data={<YourData />} />;
}
