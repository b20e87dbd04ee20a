/**
 * A treatment in one stroke width on a 120 × 120 grid. `lines` show what is treated; `clinical` shows the procedure and is dashed
 * in terracotta on covers, and left out at button size, where dashes would be specks.
 */
export interface Icon {
  readonly lines: readonly string[];
  readonly clinical: readonly string[];
}
