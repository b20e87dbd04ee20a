import type { User } from '@travesia/contracts/accounts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useProviderContext } from '../context-store.ts';
import { accessTexts } from '../texts.ts';
import { useContextRefresh } from '../use-context-refresh.ts';
import { AskReason } from './ask-reason.tsx';
import { ActingBar } from './acting-bar.tsx';
import { LostBar } from './lost-bar.tsx';

/** Shown above everything while an admin or organization member acts as a clinic, and when that ends unexpectedly. */
export function ContextBanner({ person }: { person: Pick<User, 'role'> | null }) {
  const t = useTexts(accessTexts);
  const mayAct = person?.role === 'admin' || person?.role === 'organization';
  useContextRefresh(mayAct);
  const { context, lost } = useProviderContext();
  if (!mayAct || (!context && !lost)) return null;
  return (
    <section className="acting no-print" aria-label={t('acting.region')}>
      {lost ? <LostBar lost={lost} /> : null}
      {context ? <ActingBar context={context} /> : null}
      <AskReason />
    </section>
  );
}
