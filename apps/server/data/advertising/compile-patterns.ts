/** Patterns as one regular expression for whole words. */
export interface Compiled {
  /** Matches every occurrence. */
  every: RegExp;
  test(text: string): boolean;
}

const EDGE_BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const EDGE_AFTER = String.raw`(?![\p{L}\p{N}])`;
/** A space in a pattern stands for any white space, or a hyphen as in “risk-free”. */
const GAP = String.raw`[\s-]+`;
/** Before a percent sign and between digits, the space is often left out: \`~\` stands for one that may be. */
const MAYBE_GAP = String.raw`[\s-]*`;

/** Compiles patterns for folded text; null if there are none. */
export function compile(patterns: readonly string[]): Compiled {
  const source = patterns.map((one) => `(?:${one.replaceAll(' ', GAP).replaceAll('~', MAYBE_GAP)})`).join('|');
  const whole = source ? `${EDGE_BEFORE}(?:${source})${EDGE_AFTER}` : '$^';
  const every = new RegExp(whole, 'gu');
  const once = new RegExp(whole, 'u');
  return { every, test: (text) => once.test(text) };
}
