import { catalogTexts, type CatalogText } from './texts.ts';

type UnitText = Extract<CatalogText, `unit.${string}`>;

/** The key for a price's unit ("per tooth"); unknown units use "each". */
export function unitText(unit: string): UnitText {
  const key = `unit.${unit}`;
  return isUnitText(key) ? key : 'unit.each';
}

const isUnitText = (key: string): key is UnitText =>
  key.startsWith('unit.') && Object.hasOwn(catalogTexts.messages.en, key);
