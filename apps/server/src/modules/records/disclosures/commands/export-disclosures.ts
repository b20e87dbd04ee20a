import { Readable } from 'node:stream';
import type { EndpointArgs, FileContent, Locale } from '@travesia/contracts/kit';
import type { exportDisclosures as exportDisclosuresCall } from '@travesia/contracts/records';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { type Cell, streamCsv } from '../../../../platform/exports/write-csv.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { ownRecords, type RecordScope } from '../../records.policy.ts';
import { findOwner } from '../../records.repo.ts';
import { onlySessionOf } from '../../../../platform/demo/demo-people.ts';
import { DISCLOSURE_TEXTS } from '../disclosure-texts.ts';
import { listDisclosureMonths } from '../disclosures.repo.ts';
import { drawDisclosures } from '../draw-disclosures.ts';
import { findDisclosures } from '../list-disclosures.ts';
import { type Period, periodOf } from '../period.ts';
import { sayDisclosure } from '../say-disclosure.ts';

/** Lines that are in memory at once. */
const PAGE = 1000;
const MOST_PRINTED = 2000;
/** Larger than any log. */
const MOST_BYTES = 256 * 1024 * 1024;

/**
 * The user's disclosures of a period as a table or for printing. It is stored for the download and deleted after a day. Throws
 * `request.invalid`.
 */
export async function exportDisclosures(
  deps: RecordsDeps,
  { format, language, ...asked }: EndpointArgs<typeof exportDisclosuresCall>['query'],
  actor: Actor,
): Promise<FileContent> {
  const scope = ownRecords(actor);
  const at = deps.clock.now();
  const period = periodOf(asked, at);
  const name = `disclosures-${period.from}-${period.to}.${format}`;
  const mediaType = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/pdf';
  const content =
    format === 'csv'
      ? Readable.from(tableOf(deps, scope, period, language))
      : Readable.from([await paperOf(deps, scope, period, { language, at })]);
  const { id } = await deps.files.take(content, { name, mediaType, maxBytes: MOST_BYTES, uploadedBy: scope.patientId });
  await unitOfWork(deps.database, (tx) =>
    appendAudit(tx, {
      action: 'records.disclosures_exported',
      actor,
      at,
      subjectId: scope.patientId,
      facts: { format, from: period.from, to: period.to },
    }),
  );
  return { file_id: id, name, media_type: mediaType };
}

async function paperOf(
  deps: RecordsDeps,
  scope: RecordScope,
  period: Period,
  { language, at }: { language: Locale; at: Date },
): Promise<Buffer> {
  const { data, total } = await findDisclosures(deps, scope, period, { limit: MOST_PRINTED, offset: 0 });
  const patient = (await findOwner(deps.database.db, scope)) ?? '';
  return drawDisclosures({ patient, period, lines: data, total }, language, at);
}

function tableOf(deps: RecordsDeps, scope: RecordScope, period: Period, language: Locale): AsyncGenerator<string> {
  const { headings } = DISCLOSURE_TEXTS[language];
  const { day, record, what, recipient, why, times } = headings;
  return streamCsv([day, what, record, recipient, why, times], pagesOf(deps, scope, period, language));
}

async function* pagesOf(
  deps: RecordsDeps,
  scope: RecordScope,
  period: Period,
  language: Locale,
): AsyncGenerator<Cell[][]> {
  const months = await listDisclosureMonths(deps.database.db, scope, onlySessionOf(scope.person), period);
  for (const only of months) {
    for (let offset = 0, isMore = true; isMore; offset += PAGE) {
      const { data } = await findDisclosures(deps, scope, { ...period, only }, { limit: PAGE, offset });
      yield data.map((line) => {
        const { what, record, recipient, why } = sayDisclosure(line, language);
        return [line.day, what, record, recipient, why, line.times];
      });
      isMore = data.length === PAGE;
    }
  }
}
