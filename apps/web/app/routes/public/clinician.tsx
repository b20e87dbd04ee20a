import { clinicianPath } from '@travesia/contracts/providers';
import { data, redirect } from 'react-router';
import type { Route } from './+types/clinician.ts';
import { apiCtx, requestCtx } from '../../context.ts';
import { FreeTimes } from '../../features/availability/public/free-times.tsx';
import { loadFreeTimes } from '../../features/availability/public/load-free-times.ts';
import { loadProviderPackages } from '../../features/packages/load-provider-packages.ts';
import { ProviderPackages } from '../../features/packages/ui/contract/provider-packages.tsx';
import { ClinicianPage } from '../../features/providers/public/clinician/clinician-page.tsx';
import { loadClinician } from '../../features/providers/public/clinician/load-clinician.ts';
import { UnknownClinician } from '../../features/providers/public/clinician/unknown-clinician.tsx';
import { findProvider } from '../../features/providers/public/load-provider.ts';
import { ProviderCard } from '../../features/providers/public/ui/provider-card.tsx';
import { localeOfPath, localPath } from '../../lib/i18n/locale.ts';

/** `/providers/:id/clinicians/:clinician`: one clinician. Only the id at the end counts; other words redirect. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const call = context.get(apiCtx);
  const language = localeOfPath(new URL(request.url).pathname);
  const view = { language, currency: context.get(requestCtx).currency };
  const { id, clinician: named } = params;
  const { provider } = await findProvider(call, id, view);
  const person = provider && (await loadClinician(call, { provider: provider.slug, named, view }));
  if (!provider || !person) return data({ found: null, id }, { status: 404 });
  const address = clinicianPath(provider, person);
  if (address !== `/providers/${id}/clinicians/${named}`) throw redirect(localPath(language, address), 301);
  const [offers, times] = await Promise.all([
    loadProviderPackages(call, { provider: provider.slug, view }),
    loadFreeTimes(call, provider.slug, person.id),
  ]);
  const own = offers.filter(({ clinician_id: one }) => one === person.id);
  return data({ found: { provider, person, own, times }, id });
}

export default function ClinicianRoute({ loaderData: { found, id } }: Route.ComponentProps) {
  if (!found) return <UnknownClinician provider={id} />;
  const { provider, person, own, times } = found;
  return (
    <ClinicianPage
      person={person}
      provider={provider}
      packages={<ProviderPackages offers={own} provider={provider} />}
      packageCount={own.length}
      times={times && <FreeTimes times={times} provider={provider.slug} clinician={person.id} />}
      clinicCard={<ProviderCard provider={provider} />}
    />
  );
}
