import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { securityTexts } from '../texts.ts';

interface AskFirstProps {
  /** On the button that asks. */
  label: string;
  /** Says of which thing, for who hears the button without what stands around it. */
  fullLabel?: string;
  question: string;
  /** On the button that does it. */
  yes: string;
  danger?: boolean;
  busy: boolean;
  onYes: () => Promise<unknown>;
}

/** A button for something that is not easily undone: it asks in its place before it does it. */
export function AskFirst({ label, fullLabel, question, yes, danger = false, busy, onYes }: AskFirstProps) {
  const t = useTexts(securityTexts);
  const [asking, setAsking] = useState<boolean | null>(null);
  const place = useRef<HTMLDivElement>(null);
  // The button that had the keyboard is gone: it goes on at what took its place.
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
