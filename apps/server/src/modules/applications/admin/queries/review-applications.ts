import {
  applicationMachine,
  type ApplicationToReview,
  type listApplicationsToReview,
  type ReviewedApplication,
} from '@travesia/contracts/applications';
import {
  actionsFor,
  type EndpointArgs,
  type EndpointOutput,
  type FileContent,
  pageFacts,
} from '@travesia/contracts/kit';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../../platform/module-deps.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { readPhone } from '../../../../platform/read-phone.ts';
import { allApplications } from '../../applications.policy.ts';
import { readApplication } from '../../read-application.ts';
import { readFile as readDocument } from '../../queries/read-file.ts';
import { administeredBy, instant, type Traits, providersLike } from '../../../providers/index.ts';
import { knownTo } from '../../../accounts/index.ts';
import { countReviewTabs, findReviewRow, listReviewRows, type ReviewRow } from '../applications-to-review.repo.ts';

const ANSWERS: readonly string[] = ['take_up', 'approve', 'reject', 'ask_more'];
type Answer = ReviewedApplication['actions'][number];

const nameOf = ({ sections: { business } }: Pick<ReviewRow, 'sections'>) => business.trade_name || business.legal_name;

const present = (row: ReviewRow): ReviewedApplication => ({
  id: row.id,
  status: row.status,
  version: row.version,
  name: nameOf(row),
  created_at: instant(row.createdAt),
  updated_at: instant(row.updatedAt),
  submitted_at: row.submittedAt && instant(row.submittedAt),
  applicant: { id: row.applicantId, name: row.applicantName, email: row.applicantEmail },
  country: row.sections.business.country,
  city: row.sections.business.city,
  actions: actionsFor(applicationMachine, row.status, 'admin').filter((action): action is Answer =>
    ANSWERS.includes(action),
  ),
});

/** A page of applications with counts per tab. */
export async function listApplicationsQuery(
  { database: { db } }: ModuleDeps,
  { tab, sort, page, limit }: EndpointArgs<typeof listApplicationsToReview>['query'],
  actor: Actor,
): Promise<EndpointOutput<typeof listApplicationsToReview>> {
  const scope = knownTo(actor);
  const [tabs, rows] = await Promise.all([
    countReviewTabs(db, scope),
    listReviewRows(db, scope, tab, { sort, limit, offset: (page - 1) * limit }),
  ]);
  return { data: rows.map(present), ...pageFacts(tabs[tab], page, limit), tabs };
}

/** An application in full, for reviewers. Throws `application.not_found`, also for drafts. */
export async function getApplicationQuery(
  { database: { db }, clock }: ModuleDeps,
  id: string,
  actor: Actor,
): Promise<ApplicationToReview> {
  const row = await findReviewRow(db, knownTo(actor), id);
  if (!row) throw new ProblemError('application.not_found');
  const { actions: _own, ...application } = await readApplication(db, clock, allApplications(actor), id);
  const except = row.providerId ?? undefined;
  const duplicates = await providersLike(db, administeredBy(actor), traitsOf(row), { except });
  return { ...application, ...present(row), duplicates, provider_id: row.providerId };
}

function traitsOf({ sections }: ReviewRow): Traits {
  const { business, licence, contact } = sections;
  const phone = contact.phone ? readPhone(contact.phone, business.country) : null;
  return {
    name: nameOf({ sections }),
    phones: phone ? [phone] : [],
    email: contact.email || null,
    website: contact.website || null,
    licences: licence.number ? [licence.number] : [],
  };
}

/** The stored file of an application's document. */
export async function readDocumentQuery(
  { database: { db } }: ModuleDeps,
  { id, fileId }: { id: string; fileId: string },
  actor: Actor,
): Promise<FileContent> {
  if (!(await findReviewRow(db, knownTo(actor), id))) throw new ProblemError('application.not_found');
  return readDocument(db, allApplications(actor), id, fileId);
}
