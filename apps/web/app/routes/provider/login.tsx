import { ProviderLoginPage } from '../../features/accounts/public/provider/provider-login-page.tsx';

export default function ProviderLogin() {
  return <ProviderLoginPage />;
}
