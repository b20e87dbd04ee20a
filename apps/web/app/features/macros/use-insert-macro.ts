import { type Macro, MACRO_TEXT_MAX } from '@travesia/contracts/macros';
import { use, useState } from 'react';
import { fieldId } from '../../ui/field/field-id.ts';
import { PersonContext } from '../portal/index.ts';
import { type Inserted, insertAt, macroFor, type Receiver } from './insert-macro.ts';

interface Writing {
  /** What is in the field `text` now. */
  text: string;
  receiver: Receiver;
  /** Takes the new text, and what else the saved reply does. */
  change: (changed: { text: string; close?: 'true'; take?: 'true' }) => void;
}

/** Inserts saved replies into the field `text` of a form, at the cursor; says what was inserted. */
export function useInsertMacro({ text, receiver, change }: Writing) {
  const me = use(PersonContext);
  const [inserted, setInserted] = useState<Inserted | null>(null);
  const insert = (macro: Macro) => {
    const filled = macroFor(macro, receiver, me?.first_name ?? '');
    const field = document.getElementById(fieldId('text')) as HTMLTextAreaElement | null;
    const cursor = { start: field?.selectionStart ?? text.length, end: field?.selectionEnd ?? text.length };
    const next = insertAt(text, filled.text, cursor);
    change({
      text: next.text.slice(0, MACRO_TEXT_MAX),
      ...(macro.closes ? { close: 'true' } : {}),
      ...(macro.takes ? { take: 'true' } : {}),
    });
    setInserted(filled);
    // after the field has the new text
    setTimeout(() => {
      field?.focus();
      field?.setSelectionRange(next.cursor, next.cursor);
    });
  };
  return { insert, inserted, forget: () => setInserted(null) };
}
