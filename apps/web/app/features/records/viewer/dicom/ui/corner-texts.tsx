import { useLocale, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import type { Picture } from '../picture.ts';
import { dicomTexts } from '../texts.ts';
import { lengthOf } from '../view/geometry.ts';
import { type View, windowOf } from '../view/view.ts';

/** Brightness, zoom and the measured length, at the foot of the frame. */
export function CornerTexts({ picture, view }: { picture: Picture; view: View }) {
  const t = useTexts(dicomTexts);
  const locale = useLocale();
  const window = windowOf(view, picture);
  const number = (value: number, digits = 0) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(value);
  return (
    <div className="dicom-corner">
      {window ? <p>{t('corner.window', { center: number(window.center), width: number(window.width) })}</p> : null}
      <p>{t('corner.zoom', { percent: number(view.zoom * 100) })}</p>
      {view.line ? <Length picture={picture} view={view} number={number} /> : null}
    </div>
  );
}

interface LengthProps {
  picture: Picture;
  view: View;
  number: (value: number, digits: number) => string;
}

function Length({ picture, view, number }: LengthProps) {
  const t = useTexts(dicomTexts);
  if (!view.line) return null;
  const { value, unit, isAtDetector } = lengthOf(view.line, picture.spacing);
  return (
    <p role="status">
      {unit === 'mm'
        ? t(isAtDetector ? 'length.detector' : 'length.mm', { value: number(value, 1) })
        : t('length.px', { value: number(value, 0) })}
    </p>
  );
}
