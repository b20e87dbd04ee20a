import { LOCALES, type Locale } from '@travesia/contracts/kit';
import { useState } from 'react';
import { useFormat } from '../format/use-format.ts';
import { localPath } from '../i18n/locale.ts';
import { useLocale, useTexts } from '../i18n/use-texts.tsx';
import { useSite } from '../site/site.ts';
import { LinkButton } from '../../ui/action/button.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { CopyField } from './copy-field.tsx';
import { frameSnippet } from './frame-snippet.ts';
import { shareTexts } from './texts.ts';

const PAPERS = ['a4', 'letter'] as const;
type Paper = (typeof PAPERS)[number];

export interface Shared {
  name: string;
  /** The public page, without language prefix. */
  path: string;
  /** The page to show in a frame, without language prefix. */
  frame?: string;
  /** The poster, without language prefix and paper. */
  poster: string;
}

/** Link, HTML for other sites and a poster to print, each in a chosen language. */
export function SharePanel({ shared }: { shared: Shared }) {
  const t = useTexts(shareTexts);
  const format = useFormat();
  const { origin } = useSite();
  const [language, setLanguage] = useState<Locale>(useLocale());
  const [paper, setPaper] = useState<Paper>('a4');
  const address = (path: string) => `${origin}${localPath(language, path)}`;
  return (
    <div className="stack share-panel">
      <SelectField
        name="share.language"
        label={t('language')}
        value={language}
        onChange={({ currentTarget: { value } }) => setLanguage(LOCALES.find((one) => one === value) ?? 'en')}
        options={LOCALES.map((value) => ({ value, label: format.languageAlone(value) }))}
      />
      <CopyField name="share.link" label={t('link')} text={address(shared.path)} />
      {shared.frame ? (
        <CopyField
          name="share.frame"
          label={t('frame')}
          hint={t('frame.hint')}
          text={frameSnippet(address(shared.frame), shared.name)}
          isLong
        />
      ) : null}
      <div className="share-poster">
        <p className="strong">{t('poster')}</p>
        <p className="muted">{t('poster.hint')}</p>
        <div className="row">
          <SelectField
            name="share.paper"
            label={t('size')}
            value={paper}
            onChange={({ currentTarget: { value } }) => setPaper(PAPERS.find((one) => one === value) ?? 'a4')}
            options={PAPERS.map((value) => ({ value, label: t(`size.${value}`) }))}
          />
          <LinkButton icon="download" href={`${localPath(language, shared.poster)}?paper=${paper}`} download>
            {t('poster.download')}
          </LinkButton>
          <LinkButton icon="external-link" href={localPath(language, shared.path)}>
            {t('view')}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
