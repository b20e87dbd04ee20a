import './preview.css';
import { LOCALES, type Locale } from '@travesia/contracts/kit';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { LocaleProvider, useLocale, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../../lib/screen/load-state.tsx';
import { useSite } from '../../../../../lib/site/site.ts';
import { Skeleton } from '../../../../../ui/feedback/skeleton.tsx';
import { editorTexts } from '../texts.ts';
import type { PackageWork } from '../use-package-draft.ts';
import { usePreview } from './use-preview.ts';

/** The components of public pages, loaded when a preview is shown. */
const ShownPackage = lazy(async () => ({ default: (await import('./shown-package.tsx')).ShownPackage }));

const WIDTHS = ['phone', 'desk'] as const;

/** The package as patients would see it, in each language. */
export function PreviewPane({ work, canWiden = false }: { work: PackageWork; canWiden?: boolean }) {
  const t = useTexts(editorTexts);
  const format = useFormat();
  const { currency } = useSite();
  const [language, setLanguage] = useState<Locale>(useLocale());
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('phone');
  const preview = usePreview(work, language);
  return (
    <div className="pe-preview">
      <div className="row between pe-preview-head">
        <div className="pe-switch" role="group" aria-label={t('preview.language')}>
          {LOCALES.map((lang) => (
            <button key={lang} type="button" aria-pressed={lang === language} onClick={() => setLanguage(lang)}>
              <span aria-hidden="true">{lang.toUpperCase()}</span>
              <span className="sr-only">{format.languageAlone(lang)}</span>
            </button>
          ))}
        </div>
        {canWiden ? (
          <div className="pe-switch" role="group" aria-label={t('preview.width')}>
            {WIDTHS.map((one) => (
              <button key={one} type="button" aria-pressed={one === width} onClick={() => setWidth(one)}>
                {t(`preview.${one}`)}
              </button>
            ))}
          </div>
        ) : null}
      </div>
      <LoadState loaded={preview}>
        {({ package: detail, unanswered }) =>
          detail ? (
            <figure className="pe-figure">
              {/* Its links lead nowhere from here; scrolling is left, also with keys. */}
              <div
                className={`pe-frame pe-frame-${width}`}
                tabIndex={0}
                role="region"
                aria-label={t('preview.heading')}
              >
                <div inert lang={language}>
                  <LocaleProvider locale={language}>
                    <Suspense fallback={<Skeleton height="320px" />}>
                      <ShownPackage detail={detail} />
                    </Suspense>
                  </LocaleProvider>
                </div>
              </div>
              <figcaption className="tiny muted">
                {t('preview.caption', { language: format.language(language), currency })}{' '}
                {unanswered.length ? t('preview.unanswered', { count: unanswered.length }) : null}
              </figcaption>
            </figure>
          ) : (
            <p className="small muted">{t('preview.none')}</p>
          )
        }
      </LoadState>
    </div>
  );
}
