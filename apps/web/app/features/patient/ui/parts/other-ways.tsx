import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { IconName } from '../../../../ui/icon/icon.tsx';
import { patientTexts } from '../../texts.ts';
import { Row } from './row.tsx';

const WAYS = [
  { name: 'packages', icon: 'scale', to: '/packages' },
  { name: 'how', icon: 'route', to: '/how-it-works' },
  { name: 'opinion', icon: 'stethoscope', to: '/services/second-opinion' },
] as const satisfies readonly { name: string; icon: IconName; to: string }[];

/** Other starting points for users who have chosen nothing yet. */
export function OtherWays() {
  const t = useTexts(patientTexts);
  return (
    <section className="portal-section" aria-labelledby="ways">
      <div className="portal-section-head">
        <h2 id="ways">{t('ways.heading')}</h2>
      </div>
      <ul className="dash-rows">
        {WAYS.map(({ name, icon, to }) => (
          <Row key={name} icon={icon} to={to} title={t(`ways.${name}.name`)} text={t(`ways.${name}.text`)} />
        ))}
      </ul>
    </section>
  );
}
