import type { Profile, ProfileSection } from '@travesia/contracts/profiles';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { Saved } from '../../../lib/forms/autosave/merge.ts';
import { useAutosave } from '../../../lib/forms/autosave/use-autosave.ts';
import { savedSection, saveSection } from '../save-profile.ts';
import { fieldsOf } from '../section-fields.ts';
import { profileTexts } from '../texts.ts';
import { useShown } from '../use-shown.ts';
import { MergeNotice } from '../../../lib/forms/autosave/merge-notice.tsx';
import { PassportPreview } from './passport-preview.tsx';
import { SaveFoot } from '../../../lib/forms/autosave/save-foot.tsx';
import { SectionField } from './section-field.tsx';

interface SectionCardProps {
  section: ProfileSection;
  profile: Profile;
  owner: string;
  onSaved: (profile: Profile) => void;
}

/** A section of the profile, edited in place and saved by itself. */
export function SectionCard({ section, profile, owner, onSaved }: SectionCardProps) {
  const t = useTexts(profileTexts);
  const show = useShown();
  const { autosave, state } = useAutosave({
    part: section,
    owner,
    saved: savedSection(section, profile[section]),
    save: async (form, version): Promise<Saved> => {
      const now = await saveSection(section, form, version);
      onSaved(now);
      return savedSection(section, now[section]);
    },
    presentOf: (present) => savedSection(section, present as Profile[typeof section]),
  });
  const fields = fieldsOf(section);
  const fieldNamed = (name: string) => fields.find((field) => field.name === name);
  return (
    <EditCard id={section} heading={t(`section.${section}`)} text={t(`why.${section}`)}>
      <MergeNotice
        autosave={autosave}
        state={state}
        labelOf={(name) => t(`field.${fieldNamed(name)?.name ?? 'name'}`)}
        shown={(name, text) => {
          const field = fieldNamed(name);
          return field ? show(field, text) : text;
        }}
      />
      <form
        noValidate
        data-draft="own"
        onSubmit={(event) => {
          event.preventDefault();
          void autosave.saveNow();
        }}
      >
        <div className="profile-fields">
          {fields.map((field) => (
            <SectionField key={field.name} section={section} field={field} autosave={autosave} state={state} />
          ))}
          {section === 'identity' ? <PassportPreview form={state.form} /> : null}
        </div>
        <SaveFoot autosave={autosave} state={state} />
      </form>
    </EditCard>
  );
}

/** A part of the page with its heading, which links lead to. */
export function EditCard({
  id,
  heading,
  text,
  children,
}: {
  id: string;
  heading: string;
  text?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="card card-padded stack profile-card" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {heading}
      </h2>
      {text ? <p className="muted">{text}</p> : null}
      {children}
    </section>
  );
}
