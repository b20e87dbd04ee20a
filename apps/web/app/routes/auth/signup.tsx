import { SignupPage } from '../../features/accounts/public/ui/signup-page.tsx';
import { countryOptions } from '../../features/leads/countries.ts';
import { localeOfPath } from '../../lib/i18n/locale.ts';
import type { Route } from './+types/signup.ts';

/** Country names differ between browsers; the server's are used. */
export function loader({ request }: Route.LoaderArgs) {
  return { countries: countryOptions(localeOfPath(new URL(request.url).pathname)) };
}

export default function Signup({ loaderData }: Route.ComponentProps) {
  return <SignupPage countries={loaderData.countries} />;
}
