import type { NewProvider } from '@travesia/contracts/providers';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { demoFlagOf } from '../../../../platform/demo/sight.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { makeProvider } from '../making/make-provider.ts';
import type { ProvidersAdminDeps } from '../providers-admin-deps.ts';
import { knownTo } from '../../../accounts/index.ts';
import { resolveReferences } from '../making/resolve-references.ts';

/**
 * Creates a provider and invites its owner in one transaction; returns its id. Providers created by demo admins belong to the
 * demo.
 */
export async function createProvider(deps: ProvidersAdminDeps, body: NewProvider, actor: Actor): Promise<string> {
  knownTo(actor);
  const { city, phone } = resolveReferences(await deps.reference(), body);
  const at = deps.clock.now();
  const { name, type, email, website, street, region, postal_code: postalCode, licence } = body;
  return unitOfWork(deps.database, async (tx) => {
    const id = await makeProvider(tx, {
      name,
      type,
      email,
      phone,
      website,
      street,
      region,
      postalCode,
      ...demoFlagOf(actor),
      actor,
      at,
      country: city?.country ?? '',
      cityId: city?.id ?? null,
      verification: 'unverified',
      licence: licence && { body: licence.body, number: licence.number, expiresOn: licence.expires_on },
    });
    const target = { type: 'provider', id };
    await appendAudit(tx, { action: 'provider.created', actor, at, contextProviderId: id, target, facts: { name } });
    await deps.invite(tx, {
      by: actor,
      to: { kind: 'provider_member', role: 'owner' },
      providerId: id,
      email: body.owner_email,
      language: body.language,
      message: body.message,
    });
    return id;
  });
}
