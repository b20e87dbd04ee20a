// Public API of the catalog: texts for refund rules, shared by all pages about money.
export { ruleText } from './refunds/rule-view.ts';
export { refundTexts } from './refunds/texts.ts';
