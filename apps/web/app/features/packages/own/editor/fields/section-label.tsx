import '../editor.css';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../../../ui/icon/icon.tsx';
import { editorTexts } from '../texts.ts';

/** A link to a section, which says how much is missing there. */
export function SectionLabel({ name, open }: { name: string; open: number }) {
  const t = useTexts(editorTexts);
  return (
    <span className="pe-mark">
      <span>{name}</span>
      <span className={open ? 'pe-mark-open' : 'pe-mark-done'}>
        <Icon name={open ? 'circle-alert' : 'check'} />
        <span className="sr-only">{t('contents.state', { open })}</span>
      </span>
    </span>
  );
}
