/** Id of a field's control by its name, so that summaries and hints can point at it. */
export const fieldId = (name: string): string => `field-${name.replaceAll(/[^A-Za-z0-9_-]/g, '-')}`;

/** Ids of what describes a field, for `aria-describedby`; undefined when nothing does. */
export function describedBy(name: string, { hint, error }: { hint?: unknown; error?: unknown }): string | undefined {
  const ids = [error ? `${fieldId(name)}-error` : '', hint ? `${fieldId(name)}-hint` : ''].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
