import { parseCatalog } from '../../../data/catalog/read-catalog.ts';
import { generateDemo } from '../generate-demo.ts';
import type { DemoData } from '../types.ts';

export const TODAY = '2026-11-20';
export const catalog = parseCatalog();

/** The demo as it stands on a day, TODAY unless another is given. */
export const demoOn = (today = TODAY): DemoData => generateDemo({ today, catalog });
export const demo = demoOn();

/** What a share of a list is. */
export const share = <T>(list: T[], belongs: (item: T) => boolean): number => list.filter(belongs).length / list.length;
