// Front door of the catalogue: the words for refund rules, which all pages about money say alike.
export { ruleText } from './refunds/rule-view.ts';
export { refundTexts } from './refunds/texts.ts';
