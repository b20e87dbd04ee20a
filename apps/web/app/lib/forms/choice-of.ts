/** The value that was chosen from a list. Throws for what the list doesn't offer, which a form of ours never sends. */
export function choiceOf<T extends string>(offered: readonly T[], value: unknown): T {
  const chosen = offered.find((one) => one === value);
  if (chosen === undefined) throw new RangeError(`not on offer: ${String(value)}`);
  return chosen;
}
