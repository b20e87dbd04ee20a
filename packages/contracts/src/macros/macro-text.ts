/** Placeholders of a saved reply, filled in when it is inserted. */
export const MACRO_PLACEHOLDERS = ['name', 'reference', 'clinic', 'agent'] as const;
export type MacroPlaceholder = (typeof MACRO_PLACEHOLDERS)[number];

const PLACEHOLDER = /\{([^{}]*)\}/g;

const isKnown = (name: string): name is MacroPlaceholder => MACRO_PLACEHOLDERS.some((one) => one === name);

/** Names in braces that are no placeholders. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name).filter((name) => !isKnown(name))),
];

/** Fills in the placeholders; those without a value stay, and are named as missing. */
export function fillMacro(
  text: string,
  values: Readonly<Record<MacroPlaceholder, string | null>>,
): { text: string; missing: MacroPlaceholder[] } {
  const missing = new Set<MacroPlaceholder>();
  const filled = text.replaceAll(PLACEHOLDER, (whole, name: string) => {
    if (!isKnown(name)) return whole;
    const value = values[name];
    if (value === null) missing.add(name);
    return value ?? whole;
  });
  return { text: filled, missing: [...missing] };
}
