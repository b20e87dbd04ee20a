import { ConfirmEmailPage } from '../../features/auth/ui/confirm-email-page.tsx';

export default function ConfirmEmail() {
  return <ConfirmEmailPage />;
}
