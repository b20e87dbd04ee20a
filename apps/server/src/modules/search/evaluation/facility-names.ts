import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

/** A facility's name and location, if the file has it. */
export interface FacilityName {
  name: string;
  place: string[];
}

/**
 * Names from all files in a folder: CSV with the column Nombre (latin1, `;`, lines before the header) and GeoJSON with name or
 * Establecim.
 */
export function readFacilityNames(folder: string): FacilityName[] {
  const files = readdirSync(folder).toSorted();
  return files.flatMap((file) => {
    if (file.endsWith('.csv')) return fromCsv(readFileSync(path.join(folder, file), 'latin1'));
    return file.endsWith('.geojson') ? fromGeoJson(readFileSync(path.join(folder, file), 'utf8')) : [];
  });
}

const known = (values: readonly (string | undefined)[]): string[] =>
  values.filter((value): value is string => Boolean(value) && value !== 'null');

function fromCsv(text: string): FacilityName[] {
  const header = text.search(/^C.digo;Nombre/m);
  if (header < 0) return [];
  const rows = parse<Record<string, string>>(text.slice(header), {
    delimiter: ';',
    columns: true,
    relax_quotes: true,
    relax_column_count: true,
  });
  return rows.flatMap((row) =>
    row['Nombre'] ? [{ name: row['Nombre'], place: known([row['Localidad'], row['Provincia']]) }] : [],
  );
}

function fromGeoJson(text: string): FacilityName[] {
  const { features } = JSON.parse(text) as { features: { properties: Record<string, string | undefined> }[] };
  return features.flatMap(({ properties }) => {
    const name = properties['name'] ?? properties['Establecim'];
    return name
      ? [{ name, place: known([properties['addr:city'], properties['Localidad'], properties['Partido']]) }]
      : [];
  });
}
