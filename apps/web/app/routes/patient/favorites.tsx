import { AccountFrame } from '../../features/account/ui/account-frame.tsx';
import type { Frame } from '../../features/favorites/frame.ts';
import { ListsPage } from '../../features/favorites/ui/lists-page.tsx';
import { DemoRibbon } from '../../features/site/ui/demo-ribbon.tsx';

const frame: Frame = (page) => <AccountFrame ribbon={<DemoRibbon />} {...page} />;

export default function Favorites() {
  return <ListsPage frame={frame} />;
}
