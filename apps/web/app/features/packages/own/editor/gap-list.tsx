import './gap-list.css';
import type { PackageEditor, PackageGap } from '@travesia/contracts/packages';
import { type Ref, useState } from 'react';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { sectionId } from './fields/section.tsx';
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

const FIRST = 5;

/** What is missing before publishing, each a link to its field; then what would make it better. */
export function GapList({ ref, gaps, advice, editor, onGo }: GapListProps) {
  const t = useTexts(editorTexts);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? gaps : gaps.slice(0, FIRST);
  if (gaps.length === 0 && advice.length === 0) return null;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={gaps.length ? 'pe-gaps' : 'pe-gaps pe-gaps-advice'}
      aria-labelledby="pe-gaps"
    >
      <h2 id="pe-gaps" className="pe-gaps-title">
        {gaps.length ? t('gaps.heading', { count: gaps.length }) : t('advice.heading')}
      </h2>
      <Gaps gaps={gaps.length ? shown : advice} editor={editor} onGo={onGo} />
      {gaps.length > FIRST ? (
        <Button type="button" variant="quiet" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('gaps.fewer') : t('gaps.all', { count: gaps.length })}
        </Button>
      ) : null}
    </section>
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

function Gaps({ gaps, editor, onGo }: Pick<GapListProps, 'gaps' | 'editor' | 'onGo'>) {
  const gapText = useGapText(itemNamesOf(editor.items));
  return (
    <ul>
      {gaps.map((gap) => (
        <li key={`${gap.path} ${gap.code} ${gap.params['text'] ?? ''}`}>
          <Icon name={gap.section === 'clinic' ? 'building-2' : 'arrow-right'} />
          <GapLink gap={gap} onGo={onGo}>
            {gapText(gap)}
          </GapLink>
        </li>
      ))}
    </ul>
  );
}
