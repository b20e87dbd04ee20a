import { type ReactNode, use } from 'react';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Contents, type ContentsPart } from '../../../../../lib/screen/contents.tsx';
import { FieldErrors } from '../../../../../ui/field/field-errors.ts';
import { editorTexts } from '../texts.ts';
import { itemNamesOf, useGapText } from '../words/gap-text.ts';
import { CancellationSection } from './cancellation-section.tsx';
import { ComplicationsSection } from './complications-section.tsx';
import { DaysSection } from './days-section.tsx';
import { ItemsSection } from './items-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { PolicyPreview } from './policy-table.tsx';
import { PriceSection } from './price-section.tsx';
import { SearchSection } from './search-section.tsx';
import { countGaps, EDITOR_SECTIONS, type EditorSection } from './section-marks.ts';
import type { SectionProps } from './section-props.ts';
import { SectionLabel } from './section-label.tsx';
import { sectionId } from './section.tsx';
import { SimilarPackages } from './similar-packages.tsx';
import { AdvertisingSection, TextsSection } from './text-sections.tsx';
import { TreatmentSection } from './treatment-section.tsx';

export interface PackageFieldsProps extends SectionProps {
  /** The saved package, for what the server works out from it; null for content that is saved elsewhere. */
  packageId: string | null;
  /** Whether gaps are marked at their fields. */
  isMarked: boolean;
  /** Why the server rejected fields, by path. */
  refused?: Readonly<Record<string, string>>;
  /** The field, by its name in the content, that gets the focus or loses it. */
  onEnter?: (field: string) => void;
  onLeave?: (field: string) => void;
  /** Below title and description, such as notes about advertising. */
  belowTexts?: ReactNode;
  /** Sections that are written elsewhere. */
  hidden?: readonly EditorSection[];
  /** Further parts, such as pictures and versions. */
  more?: readonly ContentsPart[];
}

/** The content of a package, section by section, with links to them that say which are done. */
export function PackageFields(props: PackageFieldsProps) {
  const { packageId, isMarked, refused = {}, onEnter, onLeave, belowTexts, hidden = [], more = [], ...common } = props;
  const { gaps, editor } = common;
  const t = useTexts(editorTexts);
  const gapText = useGapText(itemNamesOf(editor.items));
  const ofForm = use(FieldErrors);
  const counts = countGaps(gaps);
  const marked = isMarked ? gaps.toReversed().map((gap) => [gap.path, gapText(gap)] as const) : [];
  const sections: Readonly<Record<EditorSection, ReactNode>> = {
    treatment: <TreatmentSection {...common} />,
    texts: <TextsSection {...common} below={belowTexts} />,
    items: <ItemsSection {...common} />,
    days: <DaysSection {...common} />,
    people: <PeopleSection {...common} />,
    price: <PriceSection {...common} below={packageId ? <SimilarPackages id={packageId} /> : null} />,
    cancellation: <CancellationSection {...common} below={packageId ? <PolicyPreview id={packageId} /> : null} />,
    complications: <ComplicationsSection {...common} />,
    search: <SearchSection {...common} />,
    advertising: <AdvertisingSection {...common} />,
  };
  return (
    <FieldErrors value={{ ...ofForm, ...Object.fromEntries(marked), ...refused }}>
      <div
        onFocus={({ target }) => tell(onEnter, target)}
        onBlur={({ target }) => tell(onLeave, target)}
        className="pe-fields"
      >
        <Contents
          label={t('contents')}
          parts={[
            ...EDITOR_SECTIONS.filter((key) => !hidden.includes(key)).map((key) => ({
              id: sectionId(key),
              label: <SectionLabel name={t(`section.${key}`)} open={counts.get(key) ?? 0} />,
              content: sections[key],
            })),
            ...more,
          ]}
        />
      </div>
    </FieldErrors>
  );
}

/** A field's name begins with that of its part of the content. */
function tell(listen: ((field: string) => void) | undefined, target: EventTarget): void {
  const name = target instanceof HTMLElement ? target.getAttribute('name') : null;
  if (name) listen?.(name.split('.', 1)[0] ?? name);
}
