import {
  type PackageContent,
  type PackageContentChange,
  type PackageDraft,
  saveOwnPackage,
} from '@travesia/contracts/packages';
import { useState } from 'react';
import { type Draft, useDraftForm, useTyped } from '../../../../lib/forms/draft/use-draft-form.ts';
import type { Form } from '../../../../lib/forms/draft/form.ts';
import type { Saved } from '../../../../lib/forms/draft/merge.ts';
import { formOfValues, valuesOf } from '../../../../lib/forms/draft/values-form.ts';
import { useLocale } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSession } from '../../../../lib/session/session-store.ts';

/** A package being edited. */
export interface PackageWork extends Draft {
  /** The package on the server. */
  known: PackageDraft;
  /** What is written now. */
  content: PackageContent;
  set: SetContent;
  /** Shows what an act answered; what is typed stays. */
  follow: (now: PackageDraft) => void;
}

/** Changes fields: choices are saved now, text after a pause. */
export type SetContent = (changed: PackageContentChange, save?: 'now' | 'pause') => void;

const formOf = ({ currency: _fixed, ...fields }: PackageContent): Form => formOfValues(fields);
const savedOf = ({ version, content }: PackageDraft): Saved => ({ version, form: formOf(content) });

/** The content of a form. */
export const contentOf = (form: Form, currency: string): PackageContent => ({
  currency,
  ...(valuesOf(form) as Omit<PackageContent, 'currency'>),
});

/** Edits a package's working copy: each field of its content is a field of the form, saved automatically. */
export function usePackageDraft(loaded: PackageDraft): PackageWork {
  const language = useLocale();
  const owner = useSession((session) => session.user?.id ?? '');
  const [known, setKnown] = useState(loaded);
  const { id } = loaded;
  const { currency } = known.content;
  const taken = (now: PackageDraft): Saved => {
    setKnown((before) => (now.version < before.version ? before : now));
    return savedOf(now);
  };
  const { draft, state } = useDraftForm({
    part: `package.${id}`,
    owner,
    saved: savedOf(loaded),
    save: async (form, version, changed) => {
      const fields = formOf(contentOf(form, currency));
      const body = valuesOf(Object.fromEntries(changed.map((name) => [name, fields[name] ?? 'null'])));
      return taken(
        await sessionCall(saveOwnPackage, {
          params: { id },
          query: { language },
          body: { ...(body as PackageContentChange), version },
        }),
      );
    },
    presentOf: (present) => taken(present as PackageDraft),
  });
  return {
    known,
    content: contentOf(useTyped({ draft }), currency),
    set: (changed, save = 'pause') => {
      for (const [name, text] of Object.entries(formOfValues(changed))) draft.edit(name, text, save);
    },
    follow: (now) => draft.follow(taken(now)),
    draft,
    state,
  };
}
