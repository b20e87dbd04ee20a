import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { IconButton } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { messagingTexts } from '../texts.ts';
import type { HeldProposal } from './held-proposal.ts';

interface HeldRowProps {
  held: HeldProposal;
  /** Missing once it is on its way. */
  onRemove?: () => void;
}

/** What goes out with a message that is being written, or is on its way. */
export function HeldRow({ held: { value, label }, onRemove }: HeldRowProps) {
  const t = useTexts(messagingTexts);
  return (
    <p className="msg-held">
      <Icon name={value.kind === 'times' ? 'calendar-clock' : 'file-text'} />
      <span>{label}</span>
      {onRemove ? (
        <IconButton type="button" icon="x" label={t('held.remove', { name: label })} onClick={onRemove} />
      ) : null}
    </p>
  );
}
