import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { securityTexts } from '../texts.ts';

interface AskFirstProps {
  /** Label of the button that asks. */
  label: string;
  /** Names the item for users who hear the button out of context. */
  fullLabel?: string;
  question: string;
  /** Label of the button that confirms. */
  yes: string;
  danger?: boolean;
  busy: boolean;
  onYes: () => Promise<unknown>;
}

/** A button for an action that is hard to undo: asks for confirmation in place. */
export function AskFirst({ label, fullLabel, question, yes, danger = false, busy, onYes }: AskFirstProps) {
  const t = useTexts(securityTexts);
  const [asking, setAsking] = useState<boolean | null>(null);
  const place = useRef<HTMLDivElement>(null);
  // The focused button is gone: focus moves to its replacement.
  useEffect(() => {
    if (asking !== null) place.current?.querySelector('button')?.focus();
  }, [asking]);
  if (!asking)
    return (
      <div ref={place}>
        <Button type="button" size="small" aria-label={fullLabel} onClick={() => setAsking(true)}>
          {label}
        </Button>
      </div>
    );
  return (
    <div ref={place} role="group" aria-label={question} className="security-ask">
      <p>{question}</p>
      <div className="row">
        <Button type="button" size="small" onClick={() => setAsking(false)}>
          {t('cancel')}
        </Button>
        <Button
          type="button"
          size="small"
          variant={danger ? 'danger' : 'primary'}
          busy={busy}
          onClick={() => void onYes().then(() => setAsking(false))}
        >
          {yes}
        </Button>
      </div>
    </div>
  );
}
