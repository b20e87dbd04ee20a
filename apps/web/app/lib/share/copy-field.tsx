import { useState } from 'react';
import { useTexts } from '../i18n/use-texts.tsx';
import { Button } from '../../ui/action/button.tsx';
import { TextArea, TextField } from '../../ui/field/text-field.tsx';
import { shareTexts } from './texts.ts';

interface CopyFieldProps {
  name: string;
  label: string;
  hint?: string;
  text: string;
  isLong?: boolean;
}

/** A text to copy: by its button, or selected by hand where the browser refuses. */
export function CopyField({ name, label, hint, text, isLong = false }: CopyFieldProps) {
  const t = useTexts(shareTexts);
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(t('copied')),
      () => setSaid(t('copyFailed')),
    );
  const field = { name, label, hint, value: text, readOnly: true };
  return (
    <div className="copy-field">
      {isLong ? <TextArea {...field} rows={3} /> : <TextField {...field} />}
      <Button type="button" size="small" icon="copy" onClick={() => void copy()}>
        {t('copy')} <span className="sr-only">{label}</span>
      </Button>
      <span role="status" className="muted">
        {said}
      </span>
    </div>
  );
}
