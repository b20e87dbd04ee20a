import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { dicomTexts } from '../texts.ts';

const KEYS = [
  ['↑ ↓ ← →', 'keys.step'],
  ['Page Up, Page Down', 'keys.ten'],
  ['Home, End', 'keys.ends'],
  ['S W P Z M', 'keys.tools'],
  ['1 2 3 4', 'keys.presets'],
  ['Alt + ↑ ↓ ← →', 'keys.window'],
  ['+ −', 'keys.zoom'],
  ['Shift + ↑ ↓ ← →', 'keys.pan'],
  ['F', 'view.fit'],
  ['R', 'view.turn'],
  ['I', 'view.invert'],
  ['0', 'view.reset'],
  ['Space', 'keys.play'],
  ['?', 'keys.list'],
] as const;

interface KeyListProps {
  isOpen: boolean;
  onToggle(isOpen: boolean): void;
}

/** Everything that works without a mouse, and gestures. */
export function KeyList({ isOpen, onToggle }: KeyListProps) {
  const t = useTexts(dicomTexts);
  return (
    <details className="dicom-keys" open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>{t('keys')}</summary>
      <p>{t('keys.focus')}</p>
      <dl>
        {KEYS.map(([keys, text]) => (
          <div key={text}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('keys.touch')}</p>
      <p>{t('keys.mouse')}</p>
    </details>
  );
}
