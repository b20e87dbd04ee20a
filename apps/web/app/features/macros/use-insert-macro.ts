import { type Macro, MACRO_TEXT_MAX } from '@travesia/contracts/macros';
import { use, useState } from 'react';
import { fieldId } from '../../ui/field/field-id.ts';
import { PersonContext } from '../portal/index.ts';
import { type Inserted, insertAt, macroFor, type Receiver } from './insert-macro.ts';

interface Writing {
  /** What is in the field now. */
  text: string;
  receiver: Receiver;
  /** Where it is written; the field `text` of the form if absent. */
  field?: () => HTMLTextAreaElement | null;
  /** Takes the new text, and what else the saved reply does. */
  change: (changed: { text: string; close?: 'true'; take?: 'true' }) => void;
}

const fieldText = () => document.getElementById(fieldId('text')) as HTMLTextAreaElement | null;

/** Inserts saved replies into the field of a form, at the cursor; says what was inserted. */
export function useInsertMacro({ text, receiver, field: find = fieldText, change }: Writing) {
  const me = use(PersonContext);
  const [inserted, setInserted] = useState<Inserted | null>(null);
  const insert = (macro: Macro) => {
    const filled = macroFor(macro, receiver, me?.first_name ?? '');
    const field = find();
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
