import { AccountFrame } from '../../features/account/ui/account-frame.tsx';
import { EditProfile } from '../../features/profile/ui/edit-profile.tsx';
import { DemoRibbon } from '../../features/site/ui/demo-ribbon.tsx';
import { loadLists } from './load-lists.ts';
import type { Route } from './+types/profile-edit.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadLists(request);

export default function ProfileEdit({ loaderData }: Route.ComponentProps) {
  return <EditProfile frame={AccountFrame} ribbon={<DemoRibbon />} lists={loaderData} />;
}
