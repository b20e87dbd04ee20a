import type { Readable } from 'node:stream';
import type { Locale } from '@travesia/contracts/kit';
import { type Cell, writeCsv } from '../../../../platform/exports/write-csv.ts';
import { writeZip } from '../../../../platform/exports/write-zip.ts';
import type { Files } from '../../../../platform/storage/files.ts';
import type { CheckRow, DocumentRow, KeptRow } from '../upkeep.repo.ts';
import { PACK_TEXTS } from './pack-texts.ts';

/** A credential with its status today, its documents and what was done with it. */
export interface Proven {
  row: Omit<KeptRow, 'status'> & { status: string };
  documents: readonly DocumentRow[];
  checks: readonly CheckRow[];
}

interface Pack {
  clinic: string;
  language: Locale;
  madeAt: Date;
  proven: readonly Proven[];
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const text = (fact: unknown): string => (typeof fact === 'string' ? fact : '');

/** Unique path of a document in the pack; the number keeps files of one name apart. */
const pathOf = (place: number, { name }: DocumentRow, at: number): string =>
  `documents/${place + 1}-${at + 1}-${name.replaceAll(/[/\\]/g, '-')}`;

/** The credentials of a clinic as rows of a table, in the columns of the texts. */
function rowsOf({ language, proven }: Pack): Cell[][] {
  const { kinds, statuses } = PACK_TEXTS[language];
  return proven.map(({ row, documents, checks }, place) => {
    const verified = checks.findLast(({ action }) => action === 'provider.paper_verified');
    return [
      [kinds[row.kind] ?? row.kind, row.clinician].filter(Boolean).join(', '),
      row.body,
      row.number,
      row.holder,
      statuses[row.status] ?? row.status,
      row.issuedOn,
      row.expiresOn,
      row.checkedOn,
      [row.checkedSource, row.checkedUrl].filter(Boolean).join(' '),
      verified?.by ?? null,
      text(verified?.facts['reason']) || null,
      documents.map((document, at) => pathOf(place, document, at)).join(' '),
    ];
  });
}

const STYLE = `body{margin:0 auto;padding:24px;max-width:1100px;font:16px/1.5 system-ui,sans-serif;color:#1b2420;background:#fbfaf7}
h2{margin-top:32px;font-size:20px;border-top:1px solid #d9d4c7;padding-top:20px}.muted{color:#55605a}
dl{display:grid;grid-template-columns:minmax(9rem,auto) 1fr;gap:4px 20px;margin:8px 0}dt{color:#55605a}dd{margin:0;overflow-wrap:anywhere}
code{font-size:12px;overflow-wrap:anywhere}@media print{a{color:inherit}}`;

/** The readable page of a pack. It loads no resources. */
function pageOf(pack: Pack): string {
  const texts = PACK_TEXTS[pack.language];
  const made = new Intl.DateTimeFormat(pack.language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const headings = Object.values(texts.columns).slice(1, -1);
  const sections = rowsOf(pack).map((cells, place) => {
    const [name, ...facts] = cells.slice(0, -1);
    const listed = facts.map((fact, at) =>
      fact === null || fact === '' ? '' : `<dt>${escape(headings[at] ?? '')}</dt><dd>${escape(String(fact))}</dd>`,
    );
    const files = (pack.proven[place]?.documents ?? []).map((document, at) => {
      const path = pathOf(place, document, at);
      return `<li><a href="${encodeURI(path)}">${escape(document.name)}</a><br><code>${escape(texts.checksum)} ${document.sha256 ?? ''}</code></li>`;
    });
    return `<section><h2>${escape(String(name))}</h2><dl>${listed.join('')}</dl><ul>${files.join('')}</ul></section>`;
  });
  const title = escape(texts.title(pack.clinic));
  return `<!doctype html>
<html lang="${pack.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title><style>${STYLE}</style></head><body><h1>${title}</h1>
<p>${escape(texts.made(`${made.format(pack.madeAt)} UTC`))}</p><p class="muted">${escape(texts.careful)}</p>
${sections.join('\n') || `<p>${escape(texts.none)}</p>`}
</body></html>
`;
}

/** A clinic's evidence as a streamed zip: a page for people, a table for spreadsheets, the documents. */
export function writePack(files: Pick<Files, 'get'>, pack: Pack): Readable {
  const table = writeCsv(Object.values(PACK_TEXTS[pack.language].columns), rowsOf(pack));
  const documents = pack.proven.flatMap((proven, place) =>
    proven.documents.map((document, at) => ({
      path: pathOf(place, document, at),
      content: () => contentOf(files, document),
    })),
  );
  const texts = [
    { path: 'index.html', content: pageOf(pack) },
    { path: 'credentials.csv', content: table },
  ];
  return writeZip([...texts, ...documents], pack.madeAt);
}

/** A stored document, opened lazily. */
async function* contentOf(files: Pick<Files, 'get'>, { fileId, name }: DocumentRow) {
  const stored = await files.get(fileId);
  if (!stored) throw new Error(`${name} was deleted while the pack was made`);
  yield* stored.content;
}
