import type { BulkOutcome } from '@travesia/contracts/providers';
import { useEffect, useRef } from 'react';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { adminProviderTexts } from '../texts.ts';
import { VerificationMark } from './status-badges.tsx';

/** Result of a bulk decision: each clinic by name, failures with their reason first. */
export function BulkResult({ outcome, onClose }: { outcome: BulkOutcome; onClose: () => void }) {
  const t = useTexts(adminProviderTexts);
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const { done, refused, results } = outcome;
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone={refused ? 'warning' : 'success'} role="status" title={t('bulk.result', { done, refused })}>
        <ul className="admin-bulk-results">
          {results
            .toSorted((one, other) => Number(one.done) - Number(other.done))
            .map(({ id, name, problem, verification_status: status }) => (
              <li key={id}>
                {name ? <ScreenLink to={`/admin/providers/${id}`}>{name}</ScreenLink> : t('bulk.unknown')}{' '}
                {status ? <VerificationMark status={status} /> : null}
                {problem ? <span className="admin-second">{problemText(locale, { code: problem })}</span> : null}
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
