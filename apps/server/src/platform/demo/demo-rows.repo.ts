import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Flagged, type Sight, seesEverything } from './sight.ts';

/** Condition on a flag column: the rows that somebody meets. */
export const inSight = (sight: Sight, column: SQLWrapper): SQL => (seesEverything(sight) ? sql`true` : ofDemo(column));

/** Condition: the rows of the demo. */
export const ofDemo = (column: SQLWrapper): SQL => sql`${column}`;

/** Condition: the rows that are real. */
export const isReal = (column: SQLWrapper): SQL => sql`not ${column}`;

/** Condition: the rows that belong to the demo like a thing does, or are real like it. */
export const ofSameWorld = ({ demo }: Flagged, column: SQLWrapper): SQL => (demo ? ofDemo(column) : isReal(column));

/** Condition: the rows that are there while the demo is on or off. */
export const whileDemoIs = (isOn: boolean, column: SQLWrapper): SQL => (isOn ? sql`true` : isReal(column));

/** Condition of a filter that may ask for the rows of the demo only. */
export const onlyDemoIf = (wanted: boolean, column: SQLWrapper): SQL => (wanted ? ofDemo(column) : sql`true`);
