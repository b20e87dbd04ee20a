import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { THEMES } from '../../lib/preferences/preferences.ts';
import { useSite } from '../../lib/site/site.ts';
import { Icon } from '../icon/icon.tsx';
import { uiTexts } from '../texts.ts';
import { PreferenceForm } from './preference-form.tsx';

const ICONS = { system: 'monitor', light: 'sun', dark: 'moon' } as const;

/** System, light or dark: three buttons that each submit their theme. */
export function ThemeSwitch() {
  const t = useTexts(uiTexts);
  const { theme } = useSite();
  return (
    <PreferenceForm className="segments theme-switch">
      {THEMES.map((value) => (
        <button
          key={value}
          name="theme"
          value={value}
          aria-pressed={value === theme}
          aria-label={t(`theme.${value}`)}
          title={t(`theme.${value}`)}
        >
          <Icon name={ICONS[value]} />
        </button>
      ))}
    </PreferenceForm>
  );
}
