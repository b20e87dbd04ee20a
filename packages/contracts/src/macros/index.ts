// macros: replies that a team saves for its desk.
export * from './macro-calls.ts';
export * from './macro-text.ts';
export * from './macro-values.ts';
export * from './macros.schema.ts';
