import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useLocale, useTexts } from '../../i18n/use-texts.tsx';
import { problemText } from '../../problem/problem-text.ts';
import { listTexts } from '../texts.ts';
import type { NamedLine } from './use-outcome.ts';

interface BulkResultProps {
  title: string;
  lines: readonly NamedLine[];
  onClose: () => void;
}

/** What became of the selected rows: how many were done, and each one that was not with the reason. */
export function BulkResult({ title, lines, onClose }: BulkResultProps) {
  const t = useTexts(listTexts);
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const refused = lines.filter(({ problem }) => problem);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone={refused.length ? 'warning' : 'success'} role="status" title={title}>
        <ul className="list-refused">
          {refused.map(({ id, name, problem }) => (
            <li key={id}>
              <b>{name}</b> {problem ? problemText(locale, problem) : null}
            </li>
          ))}
        </ul>
        <p className="notice-actions">
          <Button type="button" size="small" onClick={onClose}>
            {t('bulk.close')}
          </Button>
        </p>
      </Notice>
    </div>
  );
}
