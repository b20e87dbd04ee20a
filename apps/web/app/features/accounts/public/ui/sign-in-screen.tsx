import type { ReactNode } from 'react';
import { useSite } from '../../../../lib/site/site.ts';
import { ErrorSummary } from '../../../../ui/field/error-summary.tsx';
import { FieldNotes } from '../../../../ui/field/field-notes.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';

interface SignInScreenProps {
  /** Who signs in here: anyone, or members of clinics. */
  door: 'anyone' | 'clinic';
  /** Scripts of the portal behind it, fetched while the form is filled in. */
  scripts: readonly string[];
  /** The card of the first step. */
  children: ReactNode;
}

/**
 * A sign-in page. It is not hydrated: `enhance/sign-in` works on this HTML, and fills in the templates. `next` is the place of cards
 * that only some people see, such as the second step.
 */
export function SignInScreen({ door, scripts, children }: SignInScreenProps) {
  const { demo } = useSite();
  return (
    <div data-enhance="sign-in" data-door={door} data-demo={demo || undefined} data-scripts={scripts.join(' ')}>
      <div className="auth-step" data-part="first">
        {children}
      </div>
      <div className="auth-step" data-part="next" hidden />
      <template data-part="summary">
        <ErrorSummary errors={[{ name: '', message: '' }]} focus={false} />
      </template>
      <template data-part="notice">
        <Notice tone="danger" role="alert">
          <p className="strong" data-part="sentence" />
          <p data-part="kept" />
          <p className="tiny" data-part="request-id" />
        </Notice>
      </template>
      <template data-part="field-error">
        <FieldNotes id="" error=" " />
      </template>
    </div>
  );
}

/** Where a refusal is shown and gets the focus. */
export const RefusalPlace = () => <div className="auth-refusal" tabIndex={-1} data-part="refusal" hidden />;
