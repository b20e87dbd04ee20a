/** A record that a clinic which was asked can’t read yet. */
export interface Unshared {
  id: string;
  title: string;
  journey: string;
  clinic: string;
  /** Until when the patient agreed that it is read. */
  until: string;
}

/** Something that is kept with what is typed. */
export const writeKept = (list: readonly unknown[]): string => (list.length ? JSON.stringify(list) : '');

/** A list that was kept; nothing of one that can’t be read. */
export function readKept(text: string): readonly unknown[] {
  if (text === '') return [];
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export const isSame = (one: Unshared, other: Unshared): boolean => one.id === other.id && one.journey === other.journey;

/** By clinic, in their order. */
export function byClinic(list: readonly Unshared[]): [journey: string, records: Unshared[]][] {
  const groups = new Map<string, Unshared[]>();
  for (const one of list) groups.set(one.journey, [...(groups.get(one.journey) ?? []), one]);
  return [...groups];
}
