import { useContext } from 'react';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { Icon } from '../icon/icon.tsx';
import { uiTexts } from '../texts.ts';
import { FieldScope, fieldId } from './field-id.ts';

interface ErrorSummaryProps {
  errors: readonly { name: string; message: string }[];
  /** Moves the focus there on page load. */
  focus?: boolean;
}

/** Errors of a form, at its top, each linked to its field. Renders nothing without errors. */
export function ErrorSummary({ errors, focus = true }: ErrorSummaryProps) {
  const t = useTexts(uiTexts);
  const scope = useContext(FieldScope);
  if (errors.length === 0) return null;
  return (
    <div className="error-summary" role="alert" tabIndex={-1} data-enhance={focus ? 'focus' : undefined}>
      <p className="strong row">
        <Icon name="circle-alert" />
        <span data-part="count">{t('errors.summary', { count: errors.length })}</span>
      </p>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${fieldId(name, scope)}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
