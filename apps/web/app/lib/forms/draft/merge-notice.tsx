import { type FormEvent, useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { Whose } from './merge.ts';
import { draftTexts } from './texts.ts';
import { type Draft, useTyped } from './use-draft-form.ts';

interface MergeNoticeProps extends Draft {
  /** Label of a field, and its value as text. */
  labelOf: (name: string) => string;
  shown: (name: string, text: string) => string;
}

/**
 * The same section was edited elsewhere: for each field both changed, whose text to keep. Everything else was merged.
 */
export function MergeNotice({ draft, state: { conflicts, theirs, isSent }, labelOf, shown }: MergeNoticeProps) {
  const t = useTexts(draftTexts);
  const form = useTyped({ draft });
  const ref = useRef<HTMLFormElement>(null);
  const isOpen = theirs !== null;
  useEffect(() => {
    if (!isOpen) return;
    ref.current?.scrollIntoView({ block: 'nearest' });
    // Never while someone is typing.
    if (isSent) ref.current?.focus();
  }, [isOpen, isSent]);
  if (!theirs) return null;
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    draft.choose(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, Whose>);
  };
  const option = (name: string, whose: Whose, text: string) => (
    <label className="choice">
      <input type="radio" name={name} value={whose} defaultChecked={whose === 'mine'} />
      <span>
        {t(`merge.${whose}`)} <strong>{shown(name, text) || t('merge.nothing')}</strong>
      </span>
    </label>
  );
  return (
    <form ref={ref} data-draft="own" tabIndex={-1} onSubmit={choose}>
      <Notice tone="warning" role="alert" title={t('merge.heading')}>
        <p>{t('merge.text')}</p>
        {conflicts.map((name) => (
          <fieldset key={name} className="merge-field">
            <legend className="field-label">{labelOf(name)}</legend>
            {option(name, 'mine', form[name] ?? '')}
            {option(name, 'theirs', theirs.form[name] ?? '')}
          </fieldset>
        ))}
        <p className="notice-actions">
          <Button size="small">{t('merge.save')}</Button>
        </p>
      </Notice>
    </form>
  );
}
