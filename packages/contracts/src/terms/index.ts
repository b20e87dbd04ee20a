export * from './deposit.ts';
export * from './price-lines.ts';
export * from './refund.ts';
export * from './refund-reasons.ts';
export * from './terms-snapshot.ts';
