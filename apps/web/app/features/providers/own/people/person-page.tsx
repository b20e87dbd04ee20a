import {
  getOwnClinician,
  listOwnClinicians,
  type OwnClinician,
  type OwnClinicians,
} from '@travesia/contracts/providers';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useClinicArea } from '../../../contexts/index.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { Button, LinkButton } from '../../../../ui/action/button.tsx';
import { DemoBadge } from '../../../../ui/badge/badge.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { AvatarPicture } from '../../../../ui/picture/avatar-picture.tsx';
import { PhotoSection } from '../../../photos/index.ts';
import { ConfigurationPage } from '../configuration/configuration-page.tsx';
import { ArchiveDialog } from './archive-dialog.tsx';
import { OnFileBadge } from './license-badge.tsx';
import { NewPersonPage } from './new-person-page.tsx';
import { PersonForm } from './person-form.tsx';
import { fullName } from './person-view.ts';
import { peopleTexts } from './texts.ts';
import { useRestore } from './use-restore.ts';

/** `/provider/configuration/people/:id`: a clinician's profile, or `new`. */
export function PersonPage() {
  const t = useTexts(peopleTexts);
  const { id = '' } = useParams();
  if (id === 'new') return <NewPersonPage />;
  return (
    <ConfigurationPage section="people" title={t('edit.title')} description={t('edit.description')}>
      <Loaded key={id} id={id} />
    </ConfigurationPage>
  );
}

function Loaded({ id }: { id: string }) {
  const t = useTexts(peopleTexts);
  const language = useLocale();
  const { base } = useClinicArea();
  const person = useCall(getOwnClinician, { params: { id }, query: { language } });
  const people = useCall(listOwnClinicians, { query: { language } }, { keep: true });
  return (
    <>
      <BackLink to={`${base}/configuration`}>{t('back')}</BackLink>
      <LoadState loaded={person} tall>
        {(known) => (
          <>
            <Head person={known} reload={person.reload} />
            <LoadState loaded={people} tall>
              {(all) => (
                <PersonForm
                  // A restored profile can be edited again.
                  key={known.archived_at ?? 'working'}
                  person={known}
                  choices={all}
                  taken={(now) => {
                    person.show(now);
                    people.change(withNow(now));
                  }}
                />
              )}
            </LoadState>
            <Leaving person={known} reload={person.reload} />
            <Photo person={known} />
          </>
        )}
      </LoadState>
    </>
  );
}

const withNow =
  (now: OwnClinician) =>
  (known: OwnClinicians): OwnClinicians => ({
    ...known,
    data: known.data.map((one) => (one.id === now.id ? now : one)),
  });

interface KnownProps {
  person: OwnClinician;
  reload: () => Promise<void>;
}

/** Who it is, as patients see it, and whether they work there. */
function Head({ person, reload }: KnownProps) {
  const t = useTexts(peopleTexts);
  const locale = useLocale();
  const path = useLocalPath();
  const { told, doing, restore } = useRestore(reload);
  const name = fullName(person);
  return (
    <>
      <div className="people-title">
        <AvatarPicture name={name} shape="round" size={64} eager />
        <div>
          <p className="people-big">{name}</p>
          <p className="muted">{person.specialty[locale]}</p>
          <p className="row">
            <OnFileBadge onFile={person.license} />
            {person.demo ? <DemoBadge>{t('demo')}</DemoBadge> : null}
          </p>
        </div>
        {person.path ? (
          <LinkButton size="small" icon="eye" href={path(person.path)}>
            {t('publicPage')}
          </LinkButton>
        ) : null}
      </div>
      {told}
      {person.archived_at === null ? null : (
        <Notice icon="archive">
          <p>{t('edit.archived')}</p>
          {person.actions.includes('restore') ? (
            <Button type="button" size="small" busy={doing === person.id} onClick={() => void restore(person)}>
              {t('restore')}
            </Button>
          ) : null}
        </Notice>
      )}
      {person.actions.length === 0 ? <Notice icon="lock">{t('mayNot')}</Notice> : null}
    </>
  );
}

function Photo({ person: { id, actions } }: Pick<KnownProps, 'person'>) {
  const t = useTexts(peopleTexts);
  return (
    <section className="portal-section" aria-labelledby="photo">
      <h2 id="photo">{t('photo.heading')}</h2>
      <p className="muted team-lead">{t('photo.lead')}</p>
      <PhotoSection subject="clinician" subjectId={id} mayChange={actions.includes('change')} />
    </section>
  );
}

/** Archiving, or what prevents it. */
function Leaving({ person, reload }: KnownProps) {
  const t = useTexts(peopleTexts);
  const path = useLocalPath();
  const navigate = useNavigate();
  const { base } = useClinicArea();
  const [isAsked, setAsked] = useState(false);
  const { named_by: named, actions, archived_at: archivedAt } = person;
  if (archivedAt !== null || actions.length === 0) return null;
  return (
    <section className="portal-section" aria-labelledby="archive">
      <h2 id="archive">{t('archive.heading')}</h2>
      <p className="muted measure">{t(named.length > 0 ? 'archive.named' : 'archive.text')}</p>
      {named.length > 0 ? (
        <ul className="people-named">
          {named.map(({ id, kind, title, path: to }) => (
            <li key={id}>
              <a href={path(to)}>{title}</a> <span className="muted small">{t(`kind.${kind}`)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {actions.includes('archive') ? (
        <Button type="button" icon="archive" onClick={() => setAsked(true)}>
          {t('archive.open')}
        </Button>
      ) : null}
      {isAsked ? (
        <ArchiveDialog
          person={person}
          onDone={() => {
            void reload();
            void navigate(path(`${base}/configuration`));
          }}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </section>
  );
}
