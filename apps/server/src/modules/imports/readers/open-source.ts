import { ImportSourceError } from '../import-source-error.ts';
import { findCsvLayout, type CsvLayout, type RecogniseHeader } from './csv-layout.ts';
import { decodeText } from './decode-text.ts';
import { detectEncoding, type TextEncoding } from './detect-encoding.ts';
import type { ReaderRow } from './raw-row.ts';
import { readCsvRows } from './read-csv.ts';
import { readGeoJsonRows } from './read-geojson.ts';
import type { FeatureLayout } from './scan-features.ts';
import type { FacilitySource } from './source.ts';
import { textLines, type TextLine } from './text-lines.ts';

export type SourceFormat =
  | ({ format: 'csv'; encoding: TextEncoding } & CsvLayout)
  | { format: 'geojson'; encoding: TextEncoding; layout: FeatureLayout };

export type OpenedSource = { format: SourceFormat; rows(): AsyncIterable<ReaderRow> };

const LINES_LOOKED_AT = 300;
const HEAD_CHARACTERS = 200_000;

/**
 * Detects the file format and how to read it. Each call of `rows()` starts a new pass.
 * @throws ImportSourceError when the file is empty, binary, or neither CSV nor GeoJSON.
 */
export async function openSource(source: FacilitySource, recognise: RecogniseHeader): Promise<OpenedSource> {
  const encoding = await detectEncoding(source);
  const head = await readHead(source, encoding);
  if (head.trim() === '') throw new ImportSourceError('file_empty', `${source.name} holds no text.`);
  const layout = featureLayout(head, source.name);
  if (layout) {
    const format: SourceFormat = { format: 'geojson', encoding, layout };
    return { format, rows: () => readGeoJsonRows(decodeText(source, encoding), layout) };
  }
  const csv = findCsvLayout(await firstLines(source, encoding), recognise, source.name);
  const format: SourceFormat = { format: 'csv', encoding, ...csv };
  return { format, rows: () => readCsvRows(textLines(decodeText(source, encoding)), csv) };
}

async function readHead(source: FacilitySource, encoding: TextEncoding): Promise<string> {
  let head = '';
  for await (const chunk of decodeText(source, encoding)) {
    head += chunk.text;
    if (head.length >= HEAD_CHARACTERS) break;
  }
  return head;
}

async function firstLines(source: FacilitySource, encoding: TextEncoding): Promise<TextLine[]> {
  const lines: TextLine[] = [];
  for await (const line of textLines(decodeText(source, encoding))) {
    lines.push(line);
    if (lines.length >= LINES_LOOKED_AT) break;
  }
  return lines;
}

/** Null when the text is not JSON. RFC 8142 sequences start each feature with a record separator (U+001E). */
function featureLayout(head: string, name: string): FeatureLayout | null {
  const text = head.replace(/^[\s\u001e]+/, '');
  if (text.startsWith('<')) {
    throw new ImportSourceError('format_unknown', `${name} is HTML or XML. Only CSV and GeoJSON can be imported.`);
  }
  if (!/^[[{]/.test(text)) return null;
  if (/"features"\s*:\s*\[/.test(text)) return 'collection';
  if (/^\{\s*"type"\s*:\s*"Feature"/.test(text) || (/^\{/.test(text) && /"type"\s*:\s*"Feature"/.test(text)))
    return 'sequence';
  throw new ImportSourceError(
    'format_unknown',
    `${name} is JSON but not GeoJSON: it has neither a list "features" nor objects of the type "Feature".`,
  );
}
