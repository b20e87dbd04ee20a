import { PACKAGE_LIMITS, type PackageEditor } from '@travesia/contracts/packages';
import { useEffect, useRef } from 'react';
import { LocalLink } from '../../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Button, IconButton } from '../../../../../ui/action/button.tsx';
import { Badge } from '../../../../../ui/badge/badge.tsx';
import { useFieldError } from '../../../../../ui/field/field-errors.ts';
import { fieldId } from '../../../../../ui/field/field-id.ts';
import { FieldNotes } from '../../../../../ui/field/field-notes.tsx';
import { editorTexts } from '../texts.ts';
import type { SectionProps } from './section-props.ts';
import { SectionFrame } from './section.tsx';

type Person = PackageEditor['clinicians'][number];

/** Who treats the patient; the first one leads and is named on cards. */
export function PeopleSection({ value, set, editor, may }: SectionProps) {
  const t = useTexts(editorTexts);
  const error = useFieldError('clinicians', undefined);
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<string | null>(null);
  useEffect(() => {
    const name = next.current;
    next.current = null;
    if (name) list.current?.querySelector<HTMLElement>(`[data-focus="${name}"]`)?.focus();
  });
  const chosen = value.clinicians;
  const others = editor.clinicians.filter(({ id }) => !chosen.includes(id));
  const put = (clinicians: string[], focus: string) => {
    next.current = focus;
    set({ clinicians }, 'now');
  };
  const move = (at: number, by: -1 | 1) => {
    const [one, other] = [chosen[at], chosen[at + by]];
    if (one === undefined || other === undefined) return;
    put(
      chosen.map((id, place) => (place === at ? other : place === at + by ? one : id)),
      `${by}-${one}`,
    );
  };
  const id = fieldId('clinicians');
  return (
    <SectionFrame id="people" heading={t('section.people')} lead={t('people.lead')} disabled={!may.edit}>
      <div ref={list} id={id} tabIndex={-1} className="stack" role="group" aria-label={t('section.people')}>
        {chosen.length ? (
          <ol className="pe-people">
            {chosen.map((one, at) => (
              <li key={one} id={fieldId(`clinicians.${at}`)} tabIndex={-1}>
                <PersonFacts person={editor.clinicians.find((person) => person.id === one)} leads={at === 0} />
                <PersonActs
                  name={editor.clinicians.find((person) => person.id === one)?.name ?? t('people.unknown')}
                  focus={one}
                  isFirst={at === 0}
                  isLast={at === chosen.length - 1}
                  onMove={(by) => move(at, by)}
                  onRemove={() => {
                    const rest = chosen.filter((other) => other !== one);
                    put(rest, `add-${one}`);
                  }}
                />
              </li>
            ))}
          </ol>
        ) : (
          <p className="small muted">{t('people.none')}</p>
        )}
        <FieldNotes id={id} error={error} />
        <Others
          people={others}
          mayAdd={may.edit && chosen.length < PACKAGE_LIMITS.clinicians}
          onAdd={(person) => put([...chosen, person], `remove-${person}`)}
        />
        <p className="small">
          <LocalLink to="/provider/configuration">{t('people.manage')}</LocalLink>
        </p>
      </div>
    </SectionFrame>
  );
}

interface OthersProps {
  people: readonly Person[];
  mayAdd: boolean;
  onAdd: (id: string) => void;
}

/** The clinic's people who are not named yet. */
function Others({ people, mayAdd, onAdd }: OthersProps) {
  const t = useTexts(editorTexts);
  if (people.length === 0) return null;
  return (
    <div className="pe-group">
      <h3 id="people-others">{t('people.others')}</h3>
      <ul className="pe-people" aria-labelledby="people-others">
        {people.map((person) => (
          <li key={person.id}>
            <PersonFacts person={person} leads={false} />
            {mayAdd ? (
              <Button
                type="button"
                size="small"
                icon="plus"
                data-focus={`add-${person.id}`}
                onClick={() => onAdd(person.id)}
              >
                {t('people.add')}
                <span className="sr-only"> {person.name}</span>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

function PersonFacts({ person, leads }: { person: Person | undefined; leads: boolean }) {
  const t = useTexts(editorTexts);
  return (
    <div>
      <p className="row pe-person-name">
        <span className="strong">{person?.name ?? t('people.unknown')}</span>
        {leads ? <Badge tone="primary">{t('people.leads')}</Badge> : null}
      </p>
      <p className="row small">
        {person ? <span className="muted">{person.specialty}</span> : null}
        {person?.licensed ? (
          <Badge tone="success" icon="shield-check">
            {t('people.licensed')}
          </Badge>
        ) : (
          <Badge tone="warning" icon="shield-alert">
            {t('people.unlicensed')}
          </Badge>
        )}
      </p>
    </div>
  );
}

interface PersonActsProps {
  name: string;
  focus: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function PersonActs({ name, focus, isFirst, isLast, onMove, onRemove }: PersonActsProps) {
  const t = useTexts(editorTexts);
  return (
    <div className="row pe-day-acts">
      <IconButton
        type="button"
        icon="arrow-up"
        label={t('people.up', { name })}
        data-focus={`-1-${focus}`}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        type="button"
        icon="arrow-down"
        label={t('people.down', { name })}
        data-focus={`1-${focus}`}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <IconButton
        type="button"
        icon="x"
        label={t('people.remove', { name })}
        data-focus={`remove-${focus}`}
        onClick={onRemove}
      />
    </div>
  );
}
