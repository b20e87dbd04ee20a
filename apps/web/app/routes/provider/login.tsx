import { ProviderLoginPage } from '../../features/auth/provider/provider-login-page.tsx';

export default function ProviderLogin() {
  return <ProviderLoginPage />;
}
