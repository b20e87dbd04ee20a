/** Whether what a run replaced is still kept. */
export const isRevertible = ({ revertibleUntil }: { revertibleUntil: Date | null }, now: Date): boolean =>
  revertibleUntil !== null && revertibleUntil > now;
