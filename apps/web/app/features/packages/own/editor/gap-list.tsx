import type { PackageEditor, PackageGap } from '@travesia/contracts/packages';
import type { Ref } from 'react';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sectionId } from './fields/section.tsx';
import { GapPanel } from './gap-panel.tsx';
import { placeOfFix } from './place-of-fix.ts';
import { editorTexts } from './texts.ts';
import { itemNamesOf, useGapText } from './words/gap-text.ts';

interface GapListProps {
  ref: Ref<HTMLDivElement>;
  gaps: readonly PackageGap[];
  /** What would make a complete package better. */
  advice: readonly PackageGap[];
  editor: PackageEditor;
  onGo: (gap: PackageGap) => void;
}

/** What is missing before publishing, each a link to its field; then what would make it better. */
export function GapList({ ref, gaps, advice, editor, onGo }: GapListProps) {
  const t = useTexts(editorTexts);
  const gapText = useGapText(itemNamesOf(editor.items));
  const shown = gaps.length ? gaps : advice;
  return (
    <GapPanel
      ref={ref}
      heading={gaps.length ? t('gaps.heading', { count: gaps.length }) : t('advice.heading')}
      isAdvice={gaps.length === 0}
      rows={shown.map((gap) => ({
        key: `${gap.path} ${gap.code} ${gap.params['text'] ?? ''}`,
        icon: gap.section === 'clinic' ? 'building-2' : 'arrow-right',
        content: (
          <GapLink gap={gap} onGo={onGo}>
            {gapText(gap)}
          </GapLink>
        ),
      }))}
    />
  );
}

function GapLink({ gap, onGo, children }: { gap: PackageGap; onGo: (gap: PackageGap) => void; children: string }) {
  const place = placeOfFix(gap);
  if (place !== null) return <LocalLink to={place}>{children}</LocalLink>;
  if (gap.section === 'clinic') return <span>{children}</span>;
  return (
    <a
      href={`#${sectionId(gap.section)}`}
      onClick={(event) => {
        event.preventDefault();
        onGo(gap);
      }}
    >
      {children}
    </a>
  );
}
