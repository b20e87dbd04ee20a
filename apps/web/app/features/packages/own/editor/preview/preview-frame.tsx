import './preview.css';
import { LOCALES, type Locale } from '@travesia/contracts/kit';
import { lazy, Suspense, useState } from 'react';
import type { PackagePreview } from '@travesia/contracts/packages';
import type { Loaded } from '../../../../../lib/calls/loaded.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { LocaleProvider, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../../lib/screen/load-state.tsx';
import { useSite } from '../../../../../lib/site/site.ts';
import { Skeleton } from '../../../../../ui/feedback/skeleton.tsx';
import { editorTexts } from '../texts.ts';

/** The components of public pages, loaded when a preview is shown. */
const ShownPackage = lazy(async () => ({ default: (await import('./shown-package.tsx')).ShownPackage }));

const WIDTHS = ['phone', 'desk'] as const;

interface PreviewFrameProps {
  preview: Loaded<PackagePreview>;
  language: Locale;
  onLanguage: (language: Locale) => void;
  canWiden?: boolean;
}

/** A package as patients would see it, in a language to choose. */
export function PreviewFrame({ preview, language, onLanguage, canWiden = false }: PreviewFrameProps) {
  const t = useTexts(editorTexts);
  const format = useFormat();
  const { currency } = useSite();
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('phone');
  return (
    <div className="pe-preview">
      <div className="row between pe-preview-head">
        <div className="pe-switch" role="group" aria-label={t('preview.language')}>
          {LOCALES.map((lang) => (
            <button key={lang} type="button" aria-pressed={lang === language} onClick={() => onLanguage(lang)}>
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
