import type { User } from '@travesia/contracts/accounts';
import { GRACE_DAYS } from '@travesia/contracts/privacy';
import { useRef } from 'react';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { privacyDataTexts } from '../texts.ts';
import { EraseDialog } from './erase-dialog.tsx';

/** Account deletion: requested in a dialog; once scheduled, shows the date. */
export function ErasurePart({ user }: { user: User }) {
  const t = useTexts(privacyDataTexts);
  const format = useFormat();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="stack data-part">
      <h3 ref={heading} tabIndex={-1}>
        {t('erase.heading')}
      </h3>
      {user.demo ? (
        <p className="muted">{t('erase.demo', { days: GRACE_DAYS })}</p>
      ) : user.erase_after ? (
        <Notice tone="warning" title={t('erase.closing', { instant: format.instant(user.erase_after, ownTimeZone()) })}>
          <p>{t('erase.until')}</p>
        </Notice>
      ) : (
        <>
          <p className="muted">{t('erase.text', { days: GRACE_DAYS })}</p>
          <div>
            <Button type="button" variant="danger" onClick={() => dialog.current?.showModal()}>
              {t('erase.open')}
            </Button>
          </div>
          <EraseDialog
            dialog={dialog}
            email={user.email}
            onDone={() => requestAnimationFrame(() => heading.current?.focus())}
          />
        </>
      )}
    </div>
  );
}
