import type { Route } from './+types/privacy.ts';
import { requestCtx } from '../../../context.ts';
import { LegalPage } from '../../../features/site/pages/legal/ui/legal-page.tsx';

/** The operator of this installation, from its configuration. */
export const loader = ({ context }: Route.LoaderArgs) => ({ operator: context.get(requestCtx).operator ?? {} });

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalPage page="privacy" operator={loaderData.operator} />;
}
