import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { documentTexts } from './texts.ts';

/** Shows the codes of all statements, for clinicians. */
export function CodesSwitch({ isOn, onSwitch }: { isOn: boolean; onSwitch: (isOn: boolean) => void }) {
  const t = useTexts(documentTexts);
  return (
    <label className="small clinical-switch">
      <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => onSwitch(currentTarget.checked)} />
      {t('codes.show')}
    </label>
  );
}
