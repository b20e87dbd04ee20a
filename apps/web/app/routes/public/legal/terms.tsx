import type { Route } from './+types/terms.ts';
import { requestCtx } from '../../../context.ts';
import { LegalPage } from '../../../features/site/pages/legal/ui/legal-page.tsx';

/** Who answers for this installation, as its configuration names them. */
export const loader = ({ context }: Route.LoaderArgs) => ({ operator: context.get(requestCtx).operator ?? {} });

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage page="terms" operator={loaderData.operator} />;
}
