import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { IconButton } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { ChosenRecord } from '../../records/index.ts';
import { messagingTexts } from '../texts.ts';

interface HeldRecordRowsProps {
  records: readonly ChosenRecord[];
  /** Missing once they are on their way. */
  onRemove?: (id: string) => void;
}

/** Medical records of a message that is being written, or is on its way. */
export function HeldRecordRows({ records, onRemove }: HeldRecordRowsProps) {
  const t = useTexts(messagingTexts);
  return records.map(({ id, title }) => (
    <p key={id} className="msg-held">
      <Icon name="file-text" />
      <span>{title}</span>
      {onRemove ? (
        <IconButton type="button" icon="x" label={t('held.remove', { name: title })} onClick={() => onRemove(id)} />
      ) : null}
    </p>
  ));
}
