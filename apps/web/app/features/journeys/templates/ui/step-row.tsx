import type { JourneyStep } from '@travesia/contracts/journeys';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { IconButton } from '../../../../ui/action/button.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { journeysTexts } from '../../texts.ts';
import { DragGrip, dropTarget, type Move, MoveButtons, moveByKeys } from '../../ui/row-moves.tsx';
import { missingIn, textIn } from '../step-list.ts';
import { stepsTexts } from '../texts.ts';
import { useDueText } from '../use-due-text.ts';
import { StepFields, type StepFieldsProps } from './step-fields.tsx';

interface StepRowProps extends StepFieldsProps {
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  mayChange: boolean;
  toggle: () => void;
  move: Move;
  drop: (id: string, onto: string) => void;
  remove: () => void;
}

/** A step: who does what by when; open, its fields. */
export function StepRow({ isOpen, isFirst, isLast, mayChange, toggle, move, drop, remove, ...fields }: StepRowProps) {
  const words = useTexts(journeysTexts);
  const locale = useLocale();
  const { step, issues } = fields;
  const name = textIn(step.title, locale) || words('untitled');
  return (
    <li className="config-row" data-open={isOpen || undefined} data-faulty={issues.length > 0 || undefined}>
      <div className="config-row-drop" {...(mayChange ? dropTarget(step.id, drop) : {})}>
        <div className="config-row-head" role="group" aria-label={name}>
          {mayChange ? <DragGrip id={step.id} name={name} /> : null}
          <div className="config-row-text">
            <p className="strong">{name}</p>
            <StepFacts step={step} />
          </div>
          {mayChange ? (
            <div className="config-row-acts">
              <MoveButtons id={step.id} name={name} move={move} isFirst={isFirst} isLast={isLast} />
              <IconButton
                type="button"
                id={`${step.id}-edit`}
                icon={isOpen ? 'chevron-down' : 'pencil'}
                label={words(isOpen ? 'close' : 'edit', { name })}
                aria-expanded={isOpen}
                onClick={toggle}
                onKeyDown={moveByKeys(step.id, move)}
              />
              <IconButton type="button" icon="x" label={words('remove', { name })} onClick={remove} />
            </div>
          ) : null}
        </div>
        {isOpen ? <StepFields {...fields} /> : null}
      </div>
    </li>
  );
}

function StepFacts({ step }: { step: JourneyStep }) {
  const t = useTexts(stepsTexts);
  const words = useTexts(journeysTexts);
  const format = useFormat();
  const dueText = useDueText();
  const missing = missingIn(step.title);
  return (
    <p className="config-row-facts small muted">
      <Badge tone={step.owner === 'patient' ? 'primary' : 'neutral'}>{words(`owner.${step.owner}`)}</Badge>
      <span>{dueText(step.due)}</span>
      {step.files.length ? <span>{t('files', { count: step.files.length })}</span> : null}
      {step.condition === 'second_trip' ? <Badge tone="info">{t('condition.second_trip')}</Badge> : null}
      {missing.length ? (
        <span className="language-missing">
          {t('missing', { languages: format.list(missing.map((lang) => words(`language.${lang}`))) })}
        </span>
      ) : null}
    </p>
  );
}
