import { useState } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { type Renewable, RenewDialog } from './renew-dialog.tsx';
import { upkeepTexts } from './texts.ts';

interface RenewButtonProps {
  credential: Renewable;
  isPrimary?: boolean;
  /** In a narrow column; its name for screen readers is whole. */
  isShort?: boolean;
  onDone: () => void;
}

/** Uploads a renewal from wherever a credential is shown as expired or due. */
export function RenewButton({ credential, isPrimary = false, isShort = false, onDone }: RenewButtonProps) {
  const t = useTexts(upkeepTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        type="button"
        size="small"
        icon="upload"
        variant={isPrimary ? 'primary' : 'secondary'}
        onClick={() => setOpen(true)}
      >
        {t(isShort ? 'renew.short' : 'renew.open')}{' '}
        <span className="sr-only">
          {t(`kind.${credential.kind}`)}, {credential.body}
        </span>
      </Button>
      {isOpen ? <RenewDialog credentials={[credential]} onDone={onDone} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Uploads a renewal of one of several credentials. */
export function RenewAnyButton({ credentials, onDone }: { credentials: readonly Renewable[]; onDone: () => void }) {
  const t = useTexts(upkeepTexts);
  const [isOpen, setOpen] = useState(false);
  const [first, ...rest] = credentials;
  if (!first) return null;
  return (
    <>
      <Button type="button" variant="primary" icon="upload" onClick={() => setOpen(true)}>
        {t('renew.open')}
      </Button>
      {isOpen ? <RenewDialog credentials={[first, ...rest]} onDone={onDone} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
