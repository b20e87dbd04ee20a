import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Icon, type IconName } from '../../../../ui/icon/icon.tsx';
import { visitTexts } from './texts.ts';
import type { Room } from './visit-view.ts';

const FRAMES: Readonly<Partial<Record<Room, IconName>>> = {
  consultation: 'stethoscope',
  theater: 'activity',
  treatment: 'activity',
  recovery: 'bed',
  ward: 'hospital',
};

/** Which photos a clinic must upload, as empty frames: nothing is shown in their place. */
export function PhotoFrames({ rooms, demo }: { rooms: readonly Room[]; demo: boolean }) {
  const t = useTexts(visitTexts);
  const frames = rooms.flatMap((room) => {
    const icon = FRAMES[room];
    return icon ? [{ icon, label: t(`room.${room}`) }] : [];
  });
  return (
    <div className="visit-part">
      <h3>{t('photos.heading')}</h3>
      <p className="small muted measure">{t(demo ? 'photos.demo' : 'photos.none')}</p>
      <ul className="visit-photos">
        {[
          { icon: 'home' as const, label: t('photos.entrance') },
          ...frames,
          { icon: 'users' as const, label: t('photos.team') },
        ].map(({ icon, label }) => (
          <li key={label}>
            <Icon name={icon} />
            <b>{label}</b>
            <span className="tiny muted">{t('photos.missing')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
