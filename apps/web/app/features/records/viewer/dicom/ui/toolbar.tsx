import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import type { Picture } from '../picture.ts';
import { dicomTexts } from '../texts.ts';
import { CT_PRESETS, CT_WINDOWS } from '../view/presets.ts';
import { fitted, type Tool, TOOLS, turned, type View, zoomed } from '../view/view.ts';
import { ViewerIcon, type ViewerIconName } from './viewer-icon.tsx';

interface ToolbarProps {
  view: View;
  picture: Picture | null;
  /** Only computed tomography has a common scale. */
  isCt: boolean;
  onView(change: (view: View) => View): void;
}

const TOOL_ICONS: Readonly<Record<Tool, ViewerIconName>> = {
  scroll: 'layers',
  window: 'contrast',
  pan: 'move',
  zoom: 'zoom',
  measure: 'ruler',
};

/** What dragging does, and what is done at once. */
export function Toolbar({ view, picture, isCt, onView }: ToolbarProps) {
  const t = useTexts(dicomTexts);
  const isGray = picture?.kind !== 'color';
  return (
    <div className="dicom-tools">
      <div className="dicom-group" role="group" aria-label={t('tools')}>
        {TOOLS.filter((tool) => tool !== 'window' || isGray).map((tool) => (
          <ToolButton
            key={tool}
            icon={TOOL_ICONS[tool]}
            label={t(`tool.${tool}`)}
            isPressed={view.tool === tool}
            onClick={() => onView((now) => ({ ...now, tool }))}
          />
        ))}
      </div>
      <div className="dicom-group" role="group" aria-label={t('view')}>
        <ToolButton icon="zoomOut" label={t('view.zoomOut')} onClick={() => onView((now) => zoomed(now, 0.8))} />
        <ToolButton icon="zoomIn" label={t('view.zoomIn')} onClick={() => onView((now) => zoomed(now, 1.25))} />
        <ToolButton icon="fit" label={t('view.fit')} onClick={() => onView(fitted)} />
        <ToolButton icon="turn" label={t('view.turn')} onClick={() => onView(turned)} />
        <ToolButton
          icon="invert"
          label={t('view.invert')}
          isPressed={view.isInverted}
          onClick={() => onView((now) => ({ ...now, isInverted: !now.isInverted }))}
        />
        <ToolButton
          icon="reset"
          label={t('view.reset')}
          onClick={() => onView((now) => ({ ...fitted(now), window: null, isInverted: false, turns: 0, line: null }))}
        />
      </div>
      {isCt && isGray ? (
        <div className="dicom-group" role="group" aria-label={t('presets')}>
          {CT_PRESETS.map((preset) => (
            <button
              key={preset}
              type="button"
              className="dicom-tool dicom-preset"
              aria-pressed={view.window === CT_WINDOWS[preset]}
              onClick={() => onView((now) => ({ ...now, window: CT_WINDOWS[preset] }))}
            >
              {t(`preset.${preset}`)}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

interface ToolButtonProps {
  icon: ViewerIconName;
  label: string;
  isPressed?: boolean;
  onClick(): void;
}

const ToolButton = ({ icon, label, isPressed, onClick }: ToolButtonProps) => (
  <button
    type="button"
    className="dicom-tool"
    aria-label={label}
    title={label}
    aria-pressed={isPressed}
    onClick={onClick}
  >
    <ViewerIcon name={icon} />
  </button>
);
