import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { IconButton } from '../../../../ui/action/button.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { missingIn, textIn } from '../../templates/step-list.ts';
import { journeysTexts } from '../../texts.ts';
import { DragGrip, dropTarget, type Move, MoveButtons, moveByKeys } from '../../ui/row-moves.tsx';
import { intakeTexts } from '../texts.ts';
import { QuestionFields, type QuestionFieldsProps } from './question-fields.tsx';

interface QuestionRowProps extends QuestionFieldsProps {
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  mayChange: boolean;
  toggle: () => void;
  move: Move;
  drop: (id: string, onto: string) => void;
  remove: () => void;
}

/** A question; open, its fields. */
export function QuestionRow({
  isOpen,
  isFirst,
  isLast,
  mayChange,
  toggle,
  move,
  drop,
  remove,
  ...fields
}: QuestionRowProps) {
  const words = useTexts(journeysTexts);
  const locale = useLocale();
  const { question, issues } = fields;
  const name = textIn(question.text, locale) || words('untitled');
  return (
    <li className="config-row" data-open={isOpen || undefined} data-faulty={issues.length > 0 || undefined}>
      <div className="config-row-drop" {...(mayChange ? dropTarget(question.id, drop) : {})}>
        <div className="config-row-head" role="group" aria-label={name}>
          {mayChange ? <DragGrip id={question.id} name={name} /> : null}
          <div className="config-row-text">
            <p className="strong">{name}</p>
            <QuestionFacts {...fields} />
          </div>
          {mayChange ? (
            <div className="config-row-acts">
              <MoveButtons id={question.id} name={name} move={move} isFirst={isFirst} isLast={isLast} />
              <IconButton
                type="button"
                id={`${question.id}-edit`}
                icon={isOpen ? 'chevron-down' : 'pencil'}
                label={words(isOpen ? 'close' : 'edit', { name })}
                aria-expanded={isOpen}
                onClick={toggle}
                onKeyDown={moveByKeys(question.id, move)}
              />
              {question.core ? null : (
                <IconButton type="button" icon="x" label={words('remove', { name })} onClick={remove} />
              )}
            </div>
          ) : null}
        </div>
        {isOpen ? <QuestionFields {...fields} /> : null}
      </div>
    </li>
  );
}

function QuestionFacts({ question, earlier }: Pick<QuestionRowProps, 'question' | 'earlier'>) {
  const t = useTexts(intakeTexts);
  const words = useTexts(journeysTexts);
  const format = useFormat();
  const locale = useLocale();
  const { core, required, show_if: condition, text, type, unit } = question;
  const asked = earlier.find(({ id }) => id === condition?.question);
  const missing = missingIn(text);
  return (
    <p className="config-row-facts small muted">
      <span>
        {t(`type.${type}`)}
        {unit ? ` (${unit})` : null}
      </span>
      {core ? (
        <Badge tone="primary" icon="lock">
          {t('core')}
        </Badge>
      ) : required ? (
        <span>{t('required')}</span>
      ) : null}
      {asked ? <span>{t('conditional', { question: textIn(asked.text, locale) })}</span> : null}
      {missing.length ? (
        <span className="language-missing">
          {t('missing', { languages: format.list(missing.map((lang) => words(`language.${lang}`))) })}
        </span>
      ) : null}
    </p>
  );
}
