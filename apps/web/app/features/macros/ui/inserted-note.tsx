import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { Inserted } from '../insert-macro.ts';
import { macroTexts } from '../texts.ts';

/** What the author must know of an inserted reply: its language, and what is left to fill in. */
export function InsertedNote({ inserted, asked }: { inserted: Inserted | null; asked: string }) {
  const t = useTexts(macroTexts);
  const format = useFormat();
  const language = inserted ? format.languageAlone(inserted.language) : '';
  const missing = format.list(inserted?.missing.map((name) => `{${name}}`) ?? []);
  return (
    <div role="status" className="macro-inserted">
      {inserted ? (
        <p className="small">
          {inserted.language === asked
            ? t('inserted', { language })
            : t('otherLanguage', { language, asked: format.languageAlone(asked) })}{' '}
          {inserted.missing.length > 0 ? <b>{t('missing', { missing })}</b> : null}
        </p>
      ) : null}
    </div>
  );
}
