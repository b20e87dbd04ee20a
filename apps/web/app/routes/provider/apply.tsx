import { apiCtx } from '../../context.ts';
import { loadChoices } from '../../features/applications/own/choices.ts';
import { ApplyPage } from '../../features/applications/own/ui/apply-page.tsx';
import { askForLink } from '../../features/accounts/public/session-acts.ts';
import { CheckInbox } from '../../features/accounts/public/ui/check-inbox.tsx';
import { DemoRibbon } from '../../features/site/ui/demo-ribbon.tsx';
import { localeOfPath } from '../../lib/i18n/locale.ts';
import { useLocale } from '../../lib/i18n/use-texts.tsx';
import type { Route } from './+types/apply.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadChoices(context.get(apiCtx), localeOfPath(new URL(request.url).pathname));
}

export default function Apply({ loaderData }: Route.ComponentProps) {
  return <ApplyPage choices={loaderData} ribbon={<DemoRibbon />} Inbox={Inbox} />;
}

function Inbox({ email, onChangeAddress }: { email: string; onChangeAddress: () => void }) {
  const locale = useLocale();
  return (
    <CheckInbox
      kind="verify"
      email={email}
      resend={() => askForLink(locale, 'verify', email)}
      onChangeAddress={onChangeAddress}
    />
  );
}
