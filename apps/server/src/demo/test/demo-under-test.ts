import { parseCatalog } from '../../../data/catalog/read-catalog.ts';
import { generateDemo } from '../generate-demo.ts';
import type { DemoData } from '../types.ts';

export const TODAY = '2026-11-20';
export const catalog = parseCatalog();

/** The demo as of a day, by default TODAY. */
export const demoOn = (today = TODAY): DemoData => generateDemo({ today, catalog });
export const demo = demoOn();

/** The share of a list that matches a condition. */
export const share = <T>(list: T[], belongs: (item: T) => boolean): number => list.filter(belongs).length / list.length;
