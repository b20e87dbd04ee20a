import './gap-list.css';
import { type ReactNode, type Ref, useState } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Icon, type IconName } from '../../../../ui/icon/icon.tsx';
import { editorTexts } from './texts.ts';

interface GapPanelProps {
  ref: Ref<HTMLDivElement>;
  heading: string;
  /** What would make it better, rather than what it lacks: all of it is shown. */
  isAdvice?: boolean;
  rows: readonly { key: string; icon: IconName; content: ReactNode }[];
}

const FIRST = 5;

/** What something lacks, the first of it at once. Nothing without any. */
export function GapPanel({ ref, heading, isAdvice = false, rows }: GapPanelProps) {
  const t = useTexts(editorTexts);
  const [isWhole, setWhole] = useState(false);
  if (rows.length === 0) return null;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={isAdvice ? 'pe-gaps pe-gaps-advice' : 'pe-gaps'}
      aria-labelledby="pe-gaps"
    >
      <h2 id="pe-gaps" className="pe-gaps-title">
        {heading}
      </h2>
      <ul>
        {(isWhole || isAdvice ? rows : rows.slice(0, FIRST)).map(({ key, icon, content }) => (
          <li key={key}>
            <Icon name={icon} />
            {content}
          </li>
        ))}
      </ul>
      {!isAdvice && rows.length > FIRST ? (
        <Button type="button" variant="quiet" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('gaps.fewer') : t('gaps.all', { count: rows.length })}
        </Button>
      ) : null}
    </section>
  );
}
