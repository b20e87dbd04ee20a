import './search.css';
import { PACKAGE_LIMITS } from '@travesia/contracts/packages';
import { LOCALES } from '@travesia/contracts/kit';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { localPath } from '../../../../../lib/i18n/locale.ts';
import { useSite } from '../../../../../lib/site/site.ts';
import { packageTitle } from '../../../page/package-title.ts';
import { editorTexts } from '../texts.ts';
import { packageWords } from '../words/texts.ts';
import { LanguageTexts } from './language-texts.tsx';
import type { SectionProps } from './section-props.ts';
import { SectionFrame } from './section.tsx';

/** What search engines show about `most` characters of. */
const SHOWN = 155;

const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= SHOWN ? line : `${line.slice(0, line.lastIndexOf(' ', SHOWN))}…`;
};

/** The summary for search engines, and how a result would look. */
export function SearchSection({ value, set, editor, may }: SectionProps) {
  const t = useTexts(editorTexts);
  const w = useTexts(packageWords);
  const format = useFormat();
  const site = useSite();
  const host = site.origin.replace(/^https?:\/\//, '');
  return (
    <SectionFrame id="search" heading={t('section.search')} lead={t('search.lead')} disabled={!may.edit}>
      <LanguageTexts
        name="search_summary"
        label={w('field.search_summary')}
        hint={t('search.hint')}
        value={value.search_summary}
        most={PACKAGE_LIMITS.summary}
        rows={3}
        onChange={(summary) => set({ search_summary: summary })}
      />
      <ul className="pe-results" aria-label={t('search.preview')}>
        {LOCALES.map((lang) => {
          const title = packageTitle({ title: value.title[lang] || t('untitled'), provider: editor.clinic });
          const text = shortened(value.search_summary[lang] || value.description[lang]);
          return (
            <li key={lang} lang={lang} className="pe-result">
              <p className="tiny muted pe-result-address">
                {host}
                {localPath(lang, `/packages/${value.treatment ?? ''}`)}
              </p>
              <p className="pe-result-title">{title}</p>
              <p className="small">{text || t('search.nothing')}</p>
              <p className="tiny muted">
                {t('search.length', {
                  language: format.languageAlone(lang),
                  title: title.length,
                  text: text.length,
                })}
              </p>
            </li>
          );
        })}
      </ul>
    </SectionFrame>
  );
}
