export * from './ledger-kinds.ts';
export * from './payment.machine.ts';
export * from './payment-notices.ts';
export * from './payments.endpoints.ts';
export * from './payments.events.ts';
export * from './payments.schema.ts';
export * from './receipts/receipts.endpoints.ts';
export * from './receipts/receipts.schema.ts';
