import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { uiTexts } from '../texts.ts';
import { TextField } from './text-field.tsx';

/** A URL to share: focusable, selectable without a script, with a copy button if scripts run. */
export function ShareAddress({ label, address }: { label: ReactNode; address: string }) {
  const t = useTexts(uiTexts);
  return (
    <TextField
      className="share-address no-print"
      name="share-address"
      label={label}
      value={address}
      readOnly
      data-enhance="copy"
      data-label={t('copy')}
      data-done={t('copied')}
    />
  );
}
