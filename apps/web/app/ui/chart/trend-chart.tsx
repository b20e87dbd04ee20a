import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';

interface TrendPoint {
  /** Name of the step, such as its date. */
  label: string;
  value: number;
  /** The same step of the period before; null if there is none to compare. */
  before: number | null;
  /** What a reader of this step hears and sees. */
  text: string;
}

interface TrendChartProps {
  /** Accessible name. */
  label: string;
  /** What the chart shows, as a sentence. */
  summary: string;
  points: readonly [TrendPoint, ...TrendPoint[]];
  /** Formats a number of the scale. */
  number: (value: number) => string;
}

const [WIDTH, HEIGHT] = [600, 160];

/** The end of a scale from zero whose middle is a whole number as well. */
export function scaleEnd(highest: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, highest))));
  const step = [2, 4, 6, 8, 10, 20].find((one) => one * power >= highest) ?? 20;
  return step * power;
}

/**
 * Counts over time as columns, with the period before as a dashed line. One tab stop: arrow keys, Home and End move from
 * step to step, and the step is read out.
 */
export function TrendChart({ label, summary, points, number }: TrendChartProps) {
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const last = points.length - 1;
  const end = scaleEnd(Math.max(...points.flatMap(({ value, before }) => [value, before ?? 0])));
  const point = points[chosen ?? last] ?? points[0];
  const move = (event: KeyboardEvent) => {
    const at = chosen ?? last;
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      Home: 0,
      End: last,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(Math.min(last, Math.max(0, next)));
  };
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width: whole } = currentTarget.getBoundingClientRect();
    setChosen(Math.min(last, Math.max(0, Math.floor(((clientX - left) / whole) * points.length))));
  };
  return (
    <div className="trend-chart">
      <p className="trend-point small num" aria-hidden="true">
        {chosen === null ? ' ' : point.text}
      </p>
      <div className="trend-plot">
        <div className="trend-scale small muted num" aria-hidden="true">
          {[end, end / 2, 0].map((value) => (
            <span key={value}>{number(value)}</span>
          ))}
        </div>
        <div
          className="trend-area"
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-describedby={`${id}-summary`}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={chosen ?? last}
          aria-valuetext={point.text}
          onKeyDown={move}
          onFocus={() => setChosen((at) => at ?? last)}
          onBlur={() => setChosen(null)}
          onPointerMove={follow}
          onPointerDown={follow}
          onPointerLeave={() => setChosen(null)}
        >
          <Drawing points={points} end={end} chosen={chosen} />
        </div>
      </div>
      <p className="trend-ends small muted" aria-hidden="true">
        <span>{points[0].label}</span>
        {last > 0 ? <span>{points[last]?.label}</span> : null}
      </p>
      <p id={`${id}-summary`} className="sr-only">
        {summary}
      </p>
    </div>
  );
}

interface DrawingProps extends Pick<TrendChartProps, 'points'> {
  /** End of the scale. */
  end: number;
  chosen: number | null;
}

function Drawing({ points, end, chosen }: DrawingProps) {
  const width = WIDTH / points.length;
  const y = (value: number) => HEIGHT - (HEIGHT * value) / end;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {[0, HEIGHT / 2, HEIGHT].map((at) => (
        <line key={at} className="trend-grid" x1="0" x2={WIDTH} y1={at} y2={at} />
      ))}
      {chosen === null ? null : <rect className="trend-here" x={chosen * width} y="0" width={width} height={HEIGHT} />}
      {points.map(({ value }, index) => (
        <rect
          key={index}
          className="trend-column"
          x={index * width + width * 0.15}
          y={y(value)}
          width={width * 0.7}
          height={HEIGHT - y(value)}
        />
      ))}
      <polyline
        className="trend-before"
        points={points
          .flatMap(({ before }, index) => (before === null ? [] : [`${(index + 0.5) * width},${y(before)}`]))
          .join(' ')}
      />
    </svg>
  );
}
