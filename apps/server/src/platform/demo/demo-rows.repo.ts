import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Flagged, type Sight, seesEverything } from './sight.ts';

/** Condition on a flag column: rows visible to the user. */
export const inSight = (sight: Sight, column: SQLWrapper): SQL => (seesEverything(sight) ? sql`true` : ofDemo(column));

/** Condition: demo rows. */
export const ofDemo = (column: SQLWrapper): SQL => sql`${column}`;

/** Condition: real rows. */
export const isReal = (column: SQLWrapper): SQL => sql`not ${column}`;

/** Condition: rows on the same side as a thing, demo or real. */
export const ofSameWorld = ({ demo }: Flagged, column: SQLWrapper): SQL => (demo ? ofDemo(column) : isReal(column));

/** Condition: rows that exist while the demo is on or off. */
export const whileDemoIs = (isOn: boolean, column: SQLWrapper): SQL => (isOn ? sql`true` : isReal(column));

/** Condition of a filter that may select demo rows only. */
export const onlyDemoIf = (wanted: boolean, column: SQLWrapper): SQL => (wanted ? ofDemo(column) : sql`true`);
