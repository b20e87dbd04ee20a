import { apiCtx } from '../../context.ts';
import { loadChoices } from '../../features/apply/choices.ts';
import { ApplyPage } from '../../features/apply/ui/apply-page.tsx';
import { askForLink } from '../../features/auth/session-acts.ts';
import { CheckInbox } from '../../features/auth/ui/check-inbox.tsx';
import { DemoRibbon } from '../../features/site/ui/demo-ribbon.tsx';
import { localeOfPath } from '../../lib/i18n/locale.ts';
import { useLocale } from '../../lib/i18n/use-texts.tsx';
import type { Route } from './+types/apply.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadChoices(context.get(apiCtx), localeOfPath(new URL(request.url).pathname));
}

function Inbox({ email, onChange }: { email: string; onChange: () => void }) {
  const locale = useLocale();
  const resend = () => askForLink(locale, 'verify', email);
  return <CheckInbox kind="verify" email={email} resend={resend} onChangeAddress={onChange} />;
}

export default function Apply({ loaderData }: Route.ComponentProps) {
  return <ApplyPage choices={loaderData} ribbon={<DemoRibbon />} inbox={Inbox} />;
}
