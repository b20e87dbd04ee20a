/** Source text of numbers, which the compiler’s library does not know yet. */
const json = JSON as unknown as {
  rawJSON(text: string): object;
  isRawJSON(value: unknown): value is { rawJSON: string };
};

/** A number whose digits JavaScript would change: 5.40, or more digits than it keeps. */
export const isExactNumber = (value: unknown): value is { rawJSON: string } => json.isRawJSON(value);

/** A number that JSON writes with the digits it was given. Throws for what JSON does not allow, such as 05. */
export const exactNumber = (source: string): unknown =>
  String(Number(source)) === source ? Number(source) : json.rawJSON(source);

/** The same with plain numbers, for code that calculates. */
export const withPlainNumbers = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
