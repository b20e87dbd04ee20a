import { getTeamPlaces, listTeamChannels, type TeamChannel } from '@travesia/contracts/team-messages';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCall } from '../../../lib/calls/use-call.ts';
import { isId } from '../../../lib/forms/is-id.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { FailedLoad } from '../../../lib/screen/failed-load.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ListShapes, PaneHead } from '../../messaging/index.ts';
import type { TeamDesk } from '../data/desk.ts';
import { teamMessagesTexts } from '../texts.ts';
import { CreateForm } from './create-form.tsx';

/** A new channel. About a journey there is one: it is opened if there is one already. */
export function CreatePane({ desk, back }: { desk: TeamDesk; back: string }) {
  const t = useTexts(teamMessagesTexts);
  const path = useLocalPath();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const asked = query.get('journey') ?? '';
  const journey = isId(asked) ? asked : null;
  const places = useCall(getTeamPlaces);
  const known = useCall(listTeamChannels, { query: { journey_id: journey ?? '' } }, { enabled: journey !== null });
  const [existing] = journey ? (known.data?.data ?? []) : [];
  const at = ({ id }: Pick<TeamChannel, 'id'>) => path(`${desk.base}/${id}`);
  const same = existing && at(existing);
  useEffect(() => {
    if (same) void navigate(same, { replace: true });
  }, [same, navigate]);
  const { data } = places;
  const failed = places.problem ?? known.problem;
  const isLoading = !data || same || (journey && !known.data && !known.problem);
  return (
    <section className="msg-pane msg-pane-begin" aria-labelledby="create">
      <PaneHead back={back}>
        <h1 id="create">{t(journey ? 'create.journey' : 'create.title')}</h1>
      </PaneHead>
      <div className="msg-begin">
        {failed ? (
          <FailedLoad
            problem={failed}
            retry={() => Promise.all([places.reload(), known.reload()]).then(() => undefined)}
          />
        ) : isLoading ? (
          <ListShapes />
        ) : data.organization_name === null ? (
          <EmptyState title={t('create.none')}>
            <p>{t('create.none.text')}</p>
          </EmptyState>
        ) : data.kinds.length === 0 ? (
          <EmptyState title={t('create.denied')} />
        ) : (
          <CreateForm
            key={journey}
            places={data}
            journey={journey}
            onCreated={(channel) => void navigate(at(channel), { replace: true })}
          />
        )}
      </div>
    </section>
  );
}
