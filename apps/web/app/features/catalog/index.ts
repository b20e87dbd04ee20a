// Public API of the catalog: texts for refund rules and names of price items, shared by all pages about money.
export { ITEM_GROUPS, PRICE_ITEMS } from './items/price-items.ts';
export { priceItemTexts } from './items/texts.ts';
export { ruleText } from './refunds/rule-view.ts';
export { refundTexts } from './refunds/texts.ts';
