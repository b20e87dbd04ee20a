import type { EndpointArgs } from '@travesia/contracts/kit';
import {
  type getProposalStart,
  type PackagePreview,
  type previewProposal,
  priceOf,
  type ProposalStart,
} from '@travesia/contracts/packages';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { listClinicIds, networkOf, ofNetwork } from '../../../organizations/index.ts';
import { findOwn } from '../../own/drafts.repo.ts';
import { presentEditor } from '../../own/editor.presenter.ts';
import type { OwnPackagesDeps } from '../../own/own-packages-deps.ts';
import { packagesOfProposal } from '../../own/own-packages.policy.ts';
import { publishingFacts } from '../../own/publishing-facts.ts';
import { previewContent } from '../../own/queries/preview-package.ts';
import { findSellingClinic } from '../../own/selling-clinic.repo.ts';
import { templateOf } from '../../own/template.rules.ts';
import { sentBy } from '../proposals.policy.ts';
import { listTargets } from '../proposals.repo.ts';

type Asked = EndpointArgs<typeof getProposalStart>['query'];

/**
 * What a proposal begins with, and the clinics it can go to. Throws `organizations.clinic_not_managed` and `packages.not_found` for a
 * clinic or package that isn't one of the organization's.
 */
export async function getProposalStartQuery(
  deps: OwnPackagesDeps,
  { language, clinic: asked, package: packageId, treatment }: Asked,
  actor: Actor,
): Promise<ProposalStart> {
  const network = ofNetwork(actor);
  const { db } = deps.database;
  const [reference, targets, { actions }] = await Promise.all([
    deps.reference(),
    listTargets(db, network),
    networkOf(db, network),
  ]);
  const first = targets.find(({ suspended }) => !suspended) ?? targets[0];
  const owner = targets.find(({ packages }) => packages.some(({ id }) => id === packageId));
  if (packageId !== undefined && !owner) throw new ProblemError('packages.not_found');
  const target = owner ?? (asked === undefined ? first : targets.find(({ id }) => id === asked));
  if (asked !== undefined && !target) throw new ProblemError('organizations.clinic_not_managed');
  const clinic = target && (await findSellingClinic(db, target.id, deps.clock.now()));
  const present =
    clinic && packageId !== undefined
      ? await findOwn(db, packagesOfProposal(sentBy(actor), clinic.id), packageId)
      : undefined;
  const template = treatment === undefined ? undefined : reference.treatments.get(treatment);
  const content = clinic && (present?.content ?? templateOf(reference, clinic, template ?? null));
  return {
    clinics: targets.map(({ id, name, currency, suspended, packages }) => ({
      id,
      name,
      currency,
      suspended,
      packages: packages.map(({ id: own, title, treatment: slug, lines }) => ({
        id: own,
        title: title[language] || title.en,
        treatment: slug,
        price: priceOf(lines),
      })),
    })),
    begun:
      clinic && content
        ? {
            clinic: clinic.id,
            content,
            editor: presentEditor({ reference, clinic, language }, content, 0),
            facts: publishingFacts(reference, clinic, content),
          }
        : null,
    actions: actions.includes('remove_clinics') ? ['propose'] : [],
  };
}

/** A proposed package as the public page of one of the organization's clinics would show it. Throws `organizations.clinic_not_managed`. */
export async function previewProposalQuery(
  deps: OwnPackagesDeps,
  { clinic, content, ...view }: EndpointArgs<typeof previewProposal>['body'],
  actor: Actor,
): Promise<PackagePreview> {
  const { organizationId } = ofNetwork(actor);
  const managed = await listClinicIds(deps.database.db, organizationId);
  if (!managed.includes(clinic)) throw new ProblemError('organizations.clinic_not_managed');
  return previewContent(deps, { scope: packagesOfProposal(sentBy(actor), clinic), content, row: null }, view);
}
