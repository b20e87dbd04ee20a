import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { teamTexts } from './texts.ts';
import type { PresentColleague } from './use-presence.ts';

interface ColleaguesNoteProps {
  colleagues: readonly PresentColleague[];
  /** Who of the team replied since the user began to write. */
  overtakenBy: string | null;
}

/** That a colleague is at the same conversation, so that it is not answered twice. */
export function ColleaguesNote({ colleagues, overtakenBy }: ColleaguesNoteProps) {
  const t = useTexts(teamTexts);
  const names = (doing: PresentColleague['doing']) =>
    colleagues
      .filter((one) => one.doing === doing)
      .map(({ name }) => name)
      .join(', ');
  const [writing, reading] = [names('writing'), names('reading')];
  return (
    <div role="status" className="msg-colleagues">
      {overtakenBy !== null ? (
        <p className="msg-collision">
          <Icon name="triangle-alert" />
          {t('collision.replied', { name: overtakenBy })}
        </p>
      ) : null}
      {writing ? (
        <p className="msg-collision">
          <Icon name="pencil" />
          {t('collision.writing', { name: writing })}
        </p>
      ) : null}
      {reading ? <p className="small muted">{t('collision.reading', { name: reading })}</p> : null}
    </div>
  );
}
