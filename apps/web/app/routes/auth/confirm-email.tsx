import { ConfirmEmailPage } from '../../features/accounts/public/ui/confirm-email-page.tsx';

export default function ConfirmEmail() {
  return <ConfirmEmailPage />;
}
