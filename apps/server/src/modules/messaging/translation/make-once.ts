/** What is being made by this process, by what it is. */
const running = new Map<string, Promise<unknown>>();

/** Makes something; whoever wants the same meanwhile, such as a team that has a conversation open, gets it as well. */
export function makeOnce<T>(key: string, make: () => Promise<T>): Promise<T> {
  const begun = running.get(key) as Promise<T> | undefined;
  if (begun) return begun;
  const made = make().finally(() => running.delete(key));
  running.set(key, made);
  return made;
}
