import type { CityGuide } from '@travesia/contracts/guides';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { cityAddress } from '../load-city-guide.ts';
import { guideTexts } from '../texts.ts';

/** From here on, people are told of the altitude before they choose. */
export const HIGH_METERS = 2000;

/** What matters most about a city, and the way to its guide. */
export function CityNote({ guide }: { guide: CityGuide }) {
  const t = useTexts(guideTexts);
  const format = useFormat();
  const { name, altitude } = guide;
  return (
    <p className="small">
      {altitude && altitude.meters >= HIGH_METERS
        ? `${t('note.altitude', { city: name, meters: format.number(altitude.meters) })} `
        : null}
      <LocalLink to={cityAddress(guide)}>{t('note.link', { city: name })}</LocalLink>
    </p>
  );
}
