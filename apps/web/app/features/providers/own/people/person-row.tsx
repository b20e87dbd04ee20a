import type { OwnClinician } from '@travesia/contracts/providers';
import { Link } from 'react-router';
import { useClinicArea } from '../../../contexts/index.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { LANGUAGE_NAME } from '../../../../lib/i18n/locale.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ActionMenu } from '../../../../lib/screen/action-menu.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { DemoBadge } from '../../../../ui/badge/badge.tsx';
import { AvatarPicture } from '../../../../ui/picture/avatar-picture.tsx';
import { MoveButtons } from '../order/move-buttons.tsx';
import type { Direction } from '../order/moved.ts';
import { OnFileBadge } from './license-badge.tsx';
import { fullName, lackingIn } from './person-view.ts';
import { peopleTexts } from './texts.ts';
import type { Restoring } from './use-restore.ts';

interface PersonRowProps {
  person: OwnClinician;
  /** How it is moved; null where the order is fixed. */
  order: { isFirst: boolean; isLast: boolean; move: (id: string, direction: Direction) => Promise<unknown> } | null;
  archive?: () => void;
  /** For archived ones. */
  restoring?: Restoring;
}

/** A clinician in the clinic's list, with the state of their license and what their profile lacks. */
export function PersonRow({ person, order, archive, restoring }: PersonRowProps) {
  const t = useTexts(peopleTexts);
  const locale = useLocale();
  const path = useLocalPath();
  const { base } = useClinicArea();
  const { id, actions } = person;
  const name = fullName(person);
  const page = `${base}/configuration/people/${id}`;
  return (
    <li className="people-row">
      {order ? <MoveButtons id={id} name={name} {...order} /> : null}
      <AvatarPicture name={name} shape="round" size={48} />
      <div className="people-who">
        <Link to={path(page)} className="strong">
          {name}
        </Link>
        <span className="muted small">{person.specialty[locale]}</span>
        <Summary person={person} />
      </div>
      <div className="people-state">
        <OnFileBadge onFile={person.license} />
        {person.demo ? <DemoBadge>{t('demo')}</DemoBadge> : null}
      </div>
      {restoring && actions.includes('restore') ? (
        <Button
          type="button"
          size="small"
          busy={restoring.doing === id}
          aria-label={t('restoreNamed', { name })}
          onClick={() => void restoring.restore(person)}
        >
          {t('restore')}
        </Button>
      ) : (
        <ActionMenu
          label={t('acts', { name })}
          acts={[
            { key: 'edit', label: t(actions.includes('change') ? 'edit' : 'view'), icon: 'pencil', to: page },
            ...(person.path
              ? [{ key: 'public', label: t('publicPage'), icon: 'eye' as const, to: person.path, isPublic: true }]
              : []),
            ...(archive && actions.includes('archive')
              ? [
                  {
                    key: 'archive',
                    label: t('archive.open'),
                    icon: 'archive' as const,
                    isDangerous: true,
                    onAct: archive,
                  },
                ]
              : []),
          ]}
        />
      )}
    </li>
  );
}

/** Treatments and packages in a line, and what is missing in another. */
function Summary({ person }: { person: OwnClinician }) {
  const t = useTexts(peopleTexts);
  const format = useFormat();
  const { treatments, named_by: named, archived_at: archivedAt } = person;
  const { parts, bio } = lackingIn(person);
  const lacking = [
    ...parts.filter((part) => part !== 'license').map((part) => t(`lacking.${part}`)),
    ...(bio.length > 0 ? [t('lacking.bio', { languages: format.list(bio.map((one) => LANGUAGE_NAME[one])) })] : []),
  ];
  return (
    <>
      <span className="small muted">
        {[
          ...(treatments.length > 0 ? [format.list(treatments.map((one) => one.name))] : []),
          ...(named.length > 0 ? [t('named', { count: named.length })] : []),
        ].join(' · ')}
      </span>
      {lacking.length > 0 && archivedAt === null ? (
        <span className="small people-lacking">{t('lacking', { what: format.list(lacking) })}</span>
      ) : null}
    </>
  );
}
