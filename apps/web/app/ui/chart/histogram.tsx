interface HistogramProps {
  /** Says in words what the shape shows. */
  label: string;
  counts: readonly number[];
  /** Bars up to this index, exclusive, are inside the chosen range. */
  chosen?: number;
}

/** How many lie in each step of a scale; the filter under it cuts it. */
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
