import type { FacilityField, ImportReportFacts } from '@travesia/contracts/imports';
import type { ReadResult } from './facilities/facility.ts';
import { facilityTypeOf } from './fields/facility-type.ts';
import type { Inspection } from './inspect-source.ts';

/** Kinds listed in a report, most frequent first. */
const MOST_KINDS = 20;
/** Names shown for each. */
const EXAMPLES = 3;

/** Collects how a file was understood, row by row. */
export function collectFacts(inspection: Inspection, content: string) {
  const started = performance.now();
  const filled: Partial<Record<FacilityField, number>> = {};
  const warnings: Record<string, number> = {};
  const kinds = new Map<string, { rows: number; examples: string[] }>();
  return {
    note({ facility, values, warnings: found }: Extract<ReadResult, { kind: 'accepted' }>): void {
      for (const field of Object.keys(values) as FacilityField[]) filled[field] = (filled[field] ?? 0) + 1;
      for (const { code } of found) warnings[code] = (warnings[code] ?? 0) + 1;
      const kind = values.type ?? '';
      if (!looksAbbreviated(kind)) return;
      const seen = kinds.get(kind) ?? { rows: 0, examples: [] };
      seen.rows += 1;
      if (seen.examples.length < EXAMPLES) seen.examples.push(facility.name);
      kinds.set(kind, seen);
    },
    facts: (): ImportReportFacts => ({
      columns: Object.fromEntries(
        Object.entries(inspection.mapping.mapping.fields).flatMap(([field, source]) =>
          'columns' in source ? [[field, source.columns]] : [],
        ),
      ),
      left_out: inspection.leftOut,
      filled,
      warnings,
      unknown_kinds: [...kinds]
        .sort((a, b) => b[1].rows - a[1].rows)
        .slice(0, MOST_KINDS)
        .map(([value, seen]) => ({ value, ...seen })),
      seconds: Math.round((performance.now() - started) / 100) / 10,
      content,
    }),
  };
}

/** "PSR", "CS A", "HB": short capitals that no rule reads as a kind of facility. */
const looksAbbreviated = (kind: string): boolean =>
  /^(?=.*\p{Lu})[\p{Lu}\d .,/+-]{1,8}$/u.test(kind) && facilityTypeOf('', kind) === 'other';
