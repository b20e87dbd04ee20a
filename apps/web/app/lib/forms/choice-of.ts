/** The value chosen from a list. Throws for a value not in the list, which our forms never send. */
export function choiceOf<T extends string>(offered: readonly T[], value: unknown): T {
  const chosen = offered.find((one) => one === value);
  if (chosen === undefined) throw new RangeError(`not on offer: ${String(value)}`);
  return chosen;
}
