import { PushCard } from '../../features/notifications/index.ts';
import { EditProfile } from '../../features/profiles/ui/edit-profile.tsx';
import { loadLists } from './load-lists.ts';
import type { Route } from './+types/profile-edit.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadLists(request);

export default function ProfileEdit({ loaderData }: Route.ComponentProps) {
  return <EditProfile lists={loaderData} device={<PushCard />} />;
}
