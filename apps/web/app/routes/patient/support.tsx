import { SupportPage } from '../../features/support/ui/support-page.tsx';

export default function Support() {
  return <SupportPage base="/support" />;
}
