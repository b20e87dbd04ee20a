import { BoardSection } from './section.tsx';

const ROLES = [
  'canvas',
  'surface',
  'surface-2',
  'text',
  'muted',
  'control',
  'primary',
  'primary-soft',
  'accent',
  'accent-soft',
  'star',
  'focus',
  'success',
  'info',
  'warning',
  'danger',
  'selva',
  'sea',
];
const PIGMENTS = ['maiz', 'barro', 'agave', 'rosa', 'papel', 'sand'];
const CHARTS = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5'];

function Swatches({ names }: { names: readonly string[] }) {
  return (
    <ul className="board-swatches">
      {names.map((name) => (
        <li key={name}>
          <i style={{ background: `var(--${name})` }} />
          <b>{name}</b>
        </li>
      ))}
    </ul>
  );
}

export function ColourBoard() {
  return (
    <BoardSection
      title="Colour"
      note="Teal does. Terracotta points: dates, routes, what is not included. Credential holds."
    >
      <Swatches names={ROLES} />
      <p className="small muted">Pigments, for pictures only, never for text</p>
      <Swatches names={PIGMENTS} />
      <p className="small muted">Charts, in this order</p>
      <Swatches names={CHARTS} />
    </BoardSection>
  );
}
