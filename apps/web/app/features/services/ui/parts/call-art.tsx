/** Two screens and the path between them; decorative. */
export function CallArt() {
  return (
    <svg className="call-art" viewBox="0 0 420 250" aria-hidden="true">
      <path d="M108 96C150 20 270 20 312 96" className="call-route" />
      <Screen x={18} className="call-here" />
      <Screen x={222} className="call-there" />
      <circle cx="108" cy="96" r="7" className="call-dot" />
      <circle cx="312" cy="96" r="7" className="call-dot call-dot-end" />
    </svg>
  );
}

const Screen = ({ x, className }: { x: number; className: string }) => (
  <g transform={`translate(${x} 96)`} className={className}>
    <rect width="180" height="118" rx="12" />
    <path d="M46 118c4-34 22-48 44-48s40 14 44 48z" />
    <circle cx="90" cy="46" r="21" />
    <path d="M62 134h56" className="call-stand" />
  </g>
);
