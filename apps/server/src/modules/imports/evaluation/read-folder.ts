import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openFacilities } from '../facilities/read-facilities.ts';
import { fileSource } from '../readers/source.ts';
import type { FacilityInput } from '../facilities/facility.ts';

export type FileFigures = {
  file: string;
  sourceKey: string;
  mapping: string;
  rows: number;
  accepted: number;
  refusedBy: Record<string, number>;
  warnedOf: Record<string, number>;
  seconds: number;
};

/** Reads every CSV and GeoJSON file of a folder as an import would, sorted by name, and counts row outcomes. */
export async function readFolder(folder: string): Promise<{ figures: FileFigures[]; facilities: FacilityInput[] }> {
  const names = (await readdir(folder)).filter((name) => /\.(?:csv|txt|tsv|geojson|json)$/i.test(name)).sort();
  const figures: FileFigures[] = [];
  const facilities: FacilityInput[] = [];
  for (const file of names) {
    const started = performance.now();
    const { inspection, results } = await openFacilities(await fileSource(join(folder, file)));
    const counted = {
      rows: 0,
      accepted: 0,
      refusedBy: {} as Record<string, number>,
      warnedOf: {} as Record<string, number>,
    };
    for await (const result of results()) {
      counted.rows += 1;
      if (result.kind === 'accepted') {
        counted.accepted += 1;
        facilities.push(result.facility);
        count(counted.warnedOf, result.warnings);
      } else count(counted.refusedBy, result.problems);
    }
    const mapping = `${inspection.mapping.how} ${inspection.mapping.preset?.id ?? ''} ${inspection.mapping.confidence}`;
    figures.push({
      file,
      sourceKey: inspection.sourceKey,
      mapping,
      ...counted,
      seconds: (performance.now() - started) / 1000,
    });
  }
  return { figures, facilities };
}

function count(counts: Record<string, number>, problems: { code: string }[]): void {
  for (const { code } of problems) counts[code] = (counts[code] ?? 0) + 1;
}
