/**
 * A treatment in one line weight on a 120 × 120 grid. `lines` say what is treated; `clinical` says what is done there and is
 * drawn dashed in terracotta on covers, and left out at the size of a button, where dashes would only be dust.
 */
export interface Icon {
  readonly lines: readonly string[];
  readonly clinical: readonly string[];
}
