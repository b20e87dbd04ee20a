interface HistogramProps {
  /** Text alternative of the chart. */
  label: string;
  counts: readonly number[];
  /** Bars up to this index, exclusive, are in the selected range. */
  chosen?: number;
}

/** Counts per step of a scale, shown above its filter. */
export function Histogram({ label, counts, chosen = counts.length }: HistogramProps) {
  const highest = Math.max(1, ...counts);
  return (
    <div className="histogram" role="img" aria-label={label}>
      {counts.map((count, index) => (
        <span
          key={index}
          className={index < chosen ? 'histogram-in' : undefined}
          style={{ '--height': `${Math.round((100 * count) / highest)}%` }}
        />
      ))}
    </div>
  );
}
