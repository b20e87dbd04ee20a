import {
  listOwnClinicians,
  orderClinicians,
  type OwnClinician,
  type OwnClinicians,
} from '@travesia/contracts/providers';
import { useState } from 'react';
import { useClinicArea } from '../../../contexts/index.ts';
import type { Loaded } from '../../../../lib/calls/loaded.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { ConfigurationPage } from '../configuration/configuration-page.tsx';
import { useOrder } from '../order/use-order.tsx';
import { ArchiveDialog } from './archive-dialog.tsx';
import { PersonRow } from './person-row.tsx';
import { peopleTexts } from './texts.ts';
import { useRestore } from './use-restore.ts';

/** `/provider/configuration`: the clinicians of a clinic, in the order of its public page. */
export function PeoplePage() {
  const t = useTexts(peopleTexts);
  return (
    <ConfigurationPage section="people" title={t('title')} description={t('description')}>
      <People />
    </ConfigurationPage>
  );
}

function People() {
  const t = useTexts(peopleTexts);
  const path = useLocalPath();
  const language = useLocale();
  const { base } = useClinicArea();
  const people = useCall(listOwnClinicians, { query: { language } }, { keep: true });
  return (
    <LoadState loaded={people}>
      {(known) => (
        <>
          <div className="people-head">
            <p className="muted measure">{t('lead')}</p>
            {known.actions.includes('add') && known.data.length > 0 ? (
              <LinkButton variant="primary" icon="plus" href={path(`${base}/configuration/people/new`)}>
                {t('add')}
              </LinkButton>
            ) : null}
          </div>
          {known.actions.length === 0 ? <Notice icon="lock">{t('mayNot')}</Notice> : null}
          {known.data.length === 0 ? (
            <EmptyState
              title={t('none.title')}
              action={
                known.actions.includes('add') ? (
                  <LinkButton variant="primary" icon="plus" href={path(`${base}/configuration/people/new`)}>
                    {t('add')}
                  </LinkButton>
                ) : null
              }
            >
              {t('none.text')}
            </EmptyState>
          ) : (
            <Lists people={people} known={known} />
          )}
        </>
      )}
    </LoadState>
  );
}

interface ListsProps {
  people: Loaded<OwnClinicians>;
  known: OwnClinicians;
}

const isWorking = ({ archived_at: at }: OwnClinician): boolean => at === null;

function Lists({ people, known }: ListsProps) {
  const t = useTexts(peopleTexts);
  const language = useLocale();
  const [leaving, setLeaving] = useState<OwnClinician | null>(null);
  const restoring = useRestore(people.reload);
  const { move, told } = useOrder({
    loaded: people,
    isPlaced: isWorking,
    save: (ids) => sessionCall(orderClinicians, { query: { language }, body: { ids } }),
  });
  const working = known.data.filter(isWorking);
  const archived = known.data.filter((one) => !isWorking(one));
  const mayOrder = known.actions.includes('order') && working.length > 1;
  return (
    <>
      {told}
      {restoring.told}
      {working.length > 0 ? (
        <ol className="people-rows" aria-label={t('working')}>
          {working.map((person, at) => (
            <PersonRow
              key={person.id}
              person={person}
              order={mayOrder ? { isFirst: at === 0, isLast: at === working.length - 1, move } : null}
              archive={() => setLeaving(person)}
            />
          ))}
        </ol>
      ) : (
        <p className="muted">{t('allArchived')}</p>
      )}
      {archived.length > 0 ? (
        <section className="portal-section" aria-labelledby="archived">
          <h2 id="archived">{t('archived', { count: archived.length })}</h2>
          <p className="muted measure">{t('archivedText')}</p>
          <ul className="people-rows">
            {archived.map((person) => (
              <PersonRow key={person.id} person={person} order={null} restoring={restoring} />
            ))}
          </ul>
        </section>
      ) : null}
      {leaving ? (
        <ArchiveDialog person={leaving} onDone={() => void people.reload()} onClose={() => setLeaving(null)} />
      ) : null}
    </>
  );
}
