import type { Profile, ProfileSection } from '@travesia/contracts/profiles';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { Saved } from '../../../lib/forms/draft/merge.ts';
import { useDraftForm } from '../../../lib/forms/draft/use-draft-form.ts';
import { savedSection, saveSection } from '../save-profile.ts';
import { fieldsOf } from '../section-fields.ts';
import { profileTexts } from '../texts.ts';
import { useShown } from '../use-shown.ts';
import { PassportPreview } from './passport-preview.tsx';
import { SavedForm } from '../../../lib/forms/draft/saved-form.tsx';
import { SectionField } from './section-field.tsx';

interface SectionCardProps {
  section: ProfileSection;
  profile: Profile;
  owner: string;
  onSaved: (profile: Profile) => void;
}

/** A profile section, edited in place and saved automatically. */
export function SectionCard({ section, profile, owner, onSaved }: SectionCardProps) {
  const t = useTexts(profileTexts);
  const show = useShown();
  const { draft, state } = useDraftForm({
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
      <SavedForm
        draft={draft}
        state={state}
        labelOf={(name) => t(`field.${fieldNamed(name)?.name ?? 'name'}`)}
        shown={(name, text) => {
          const field = fieldNamed(name);
          return field ? show(field, text) : text;
        }}
      >
        <div className="profile-fields">
          {fields.map((field) => (
            <SectionField key={field.name} section={section} field={field} draft={draft} state={state} />
          ))}
          {section === 'identity' ? <PassportPreview draft={draft} /> : null}
        </div>
      </SavedForm>
    </EditCard>
  );
}

/** A page section with a heading that links can target. */
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
