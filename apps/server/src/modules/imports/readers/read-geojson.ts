import { ImportSourceError } from '../import-source-error.ts';
import type { TextChunk } from './decode-text.ts';
import { pointOfGeometry } from './feature-point.ts';
import type { ReaderRow, RowNote } from './raw-row.ts';
import { FeatureScanner, type FeatureLayout, type FeatureText } from './scan-features.ts';

/**
 * The features in order: properties as text, `@id` from the feature's ID if the properties have none.
 * @throws ImportSourceError at the end of a file that was cut short.
 */
export async function* readGeoJsonRows(
  chunks: AsyncIterable<TextChunk>,
  layout: FeatureLayout,
): AsyncIterable<ReaderRow> {
  const scanner = new FeatureScanner(layout);
  let item = 0;
  for await (const chunk of chunks) {
    for (const feature of scanner.push(chunk)) {
      item += 1;
      yield toRow(feature, item);
    }
  }
  for (const feature of scanner.end()) {
    item += 1;
    yield toRow(feature, item);
  }
  if (!scanner.isWhole)
    throw new ImportSourceError(
      'file_truncated',
      `The file ends in the middle, after ${item} features: brackets are not closed. Download it again; nothing was imported.`,
    );
}

function toRow(feature: FeatureText, item: number): ReaderRow {
  const at = { line: feature.line, item, bytesRead: feature.bytesRead };
  const broken = (reason: string): ReaderRow => ({
    kind: 'broken',
    ...at,
    message: `Feature ${item} could not be read: ${reason}.`,
  });
  if (feature.broken) return broken(feature.broken);
  let parsed: unknown;
  try {
    parsed = JSON.parse(feature.text);
  } catch (error) {
    return broken(error instanceof Error ? error.message : 'it is not valid JSON');
  }
  if (!isObject(parsed) || !isObject(parsed['properties'])) return broken('it has no properties');
  const values = Object.fromEntries(Object.entries(parsed['properties']).map(([key, value]) => [key, toText(value)]));
  const id = parsed['id'];
  if (!values['@id'] && (typeof id === 'string' || typeof id === 'number')) values['@id'] = String(id);
  const point = pointOfGeometry(parsed['geometry']);
  const notes: RowNote[] = [];
  if (isObject(parsed['geometry']) && !point) {
    notes.push({
      code: 'coordinates_unreadable',
      message: 'The geometry has no usable coordinates, so the place was left out.',
    });
  }
  return { kind: 'row', ...at, values, point, notes };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(toText).filter(Boolean).join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value as number | boolean);
}
