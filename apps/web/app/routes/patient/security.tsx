import { AccountFrame } from '../../features/account/ui/account-frame.tsx';
import { SecurityPage } from '../../features/security/ui/security-page.tsx';
import { DemoRibbon } from '../../features/site/ui/demo-ribbon.tsx';

export default function Security() {
  return <SecurityPage Frame={AccountFrame} ribbon={<DemoRibbon />} />;
}
