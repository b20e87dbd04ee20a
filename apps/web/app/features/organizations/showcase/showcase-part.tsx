import { LOCALES } from '@travesia/contracts/kit';
import { getNetworkShowcase, type NetworkShowcase, updateNetworkShowcase } from '@travesia/contracts/organizations';
import { useCall } from '../../../lib/calls/use-call.ts';
import type { Form } from '../../../lib/forms/draft/form.ts';
import { InLanguages } from '../../../lib/forms/draft/in-languages.tsx';
import type { Saved } from '../../../lib/forms/draft/merge.ts';
import { SavedField } from '../../../lib/forms/draft/saved-field.tsx';
import { SavedForm } from '../../../lib/forms/draft/saved-form.tsx';
import { useDraftForm, useTyped } from '../../../lib/forms/draft/use-draft-form.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { SharePanel } from '../../../lib/share/share-panel.tsx';
import { useSite } from '../../../lib/site/site.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { brandColors } from './brand-color.ts';
import { networkShowcaseTexts } from './texts.ts';

/** What the contract allows, in each language. */
const TAGLINE_MAX = 160;

/** The organization's public page: whether it is shown, its address, color and tagline, and how to share it. */
export function ShowcasePart({ name }: { name: string }) {
  const t = useTexts(networkShowcaseTexts);
  const showcase = useCall(getNetworkShowcase);
  return (
    <section className="portal-section portal-section-main" aria-labelledby="public-page">
      <h2 id="public-page">{t('heading')}</h2>
      <p className="muted team-lead">{t('lead')}</p>
      <LoadState loaded={showcase}>
        {(data) => (
          <>
            <ShowcaseForm showcase={data} name={name} taken={showcase.show} />
            <p className="muted">{t('shown', { clinics: data.clinics, packages: data.packages })}</p>
            {data.published ? (
              <>
                <h3 className="showcase-share">{t('share')}</h3>
                <SharePanel
                  shared={{ name, path: `/networks/${data.slug}`, poster: `/poster/network/${data.slug}.pdf` }}
                />
              </>
            ) : (
              <p className="muted">{t('hidden')}</p>
            )}
          </>
        )}
      </LoadState>
    </section>
  );
}

const savedOf = (known: NetworkShowcase): Saved => ({
  version: known.version,
  form: {
    published: known.published ? 'true' : '',
    slug: known.slug,
    brand_color: known.brand_color ?? '',
    ...Object.fromEntries(LOCALES.map((locale) => [`tagline.${locale}`, known.tagline[locale]])),
  },
});

function bodyOf(form: Form, version: number) {
  const tagline = (locale: string) => (form[`tagline.${locale}`] ?? '').trim();
  return {
    version,
    published: form['published'] === 'true',
    slug: (form['slug'] ?? '').trim(),
    brand_color: (form['brand_color'] ?? '').trim() || null,
    tagline: { en: tagline('en'), es: tagline('es'), pt: tagline('pt') },
  };
}

interface ShowcaseFormProps {
  showcase: NetworkShowcase;
  name: string;
  taken: (showcase: NetworkShowcase) => void;
}

function ShowcaseForm({ showcase, name, taken }: ShowcaseFormProps) {
  const t = useTexts(networkShowcaseTexts);
  const { origin } = useSite();
  const owner = useSession((session) => session.user?.id ?? '');
  const { draft, state } = useDraftForm({
    part: 'organization.showcase',
    owner,
    saved: savedOf(showcase),
    // A page is not published by typing.
    manual: true,
    save: async (form, version) => {
      const now = await sessionCall(updateNetworkShowcase, { body: bodyOf(form, version) });
      taken(now);
      return savedOf(now);
    },
    presentOf: (present) => savedOf(present as NetworkShowcase),
  });
  const common = { part: 'showcase', draft, state };
  const typed = useTyped({ draft });
  const color = typed['brand_color'] ?? '';
  return (
    <SavedForm
      draft={draft}
      state={state}
      labelledBy="public-page"
      labelOf={(field) => t(LABELS[field as keyof typeof LABELS])}
    >
      <fieldset disabled={!showcase.actions.includes('change')} className="plain-set stack network-form">
        <SavedField {...common} name="published" type="tick" label={t('field.published')} />
        <div className="profile-fields">
          <SavedField
            {...common}
            name="slug"
            label={t('field.slug')}
            hint={t('field.slugHint', { address: `${origin}/networks/${typed['slug'] ?? ''}` })}
            wrong={t('field.slugWrong')}
            maxLength={80}
            autoComplete="off"
          />
          <div>
            <SavedField
              {...common}
              name="brand_color"
              label={t('field.color')}
              hint={t('field.colorHint')}
              wrong={t('field.colorWrong')}
              maxLength={7}
              autoComplete="off"
            />
            <Sample color={color} name={name} onPick={(picked) => draft.edit('brand_color', picked, 'pause')} />
          </div>
        </div>
        <InLanguages textOf={(lang) => typed[`tagline.${lang}`]} most={TAGLINE_MAX}>
          {(field) => (
            <SavedField
              {...common}
              {...field}
              name={`tagline.${field.lang}`}
              maxLength={TAGLINE_MAX}
              label={t(LABELS[`tagline.${field.lang}`])}
            />
          )}
        </InLanguages>
      </fieldset>
    </SavedForm>
  );
}

interface SampleProps {
  color: string;
  name: string;
  onPick: (color: string) => void;
}

/** The name on the color, and whether it can be read there. */
function Sample({ color, name, onPick }: SampleProps) {
  const t = useTexts(networkShowcaseTexts);
  const format = useFormat();
  const colors = brandColors(color);
  const ratio = colors ? format.number(Math.floor(colors.ratio * 10) / 10, 1) : '';
  return (
    <div className="brand-sample">
      <label className="choice">
        <input
          type="color"
          value={colors ? colors.background.toLowerCase() : '#0b6b5d'}
          onChange={({ currentTarget }) => onPick(currentTarget.value)}
        />
        <span>{t('field.colorPick')}</span>
      </label>
      {colors ? (
        <>
          <p className="brand-name" style={{ background: colors.background, color: colors.text }}>
            <span className="sr-only">{t('color.sample')}: </span>
            {name}
          </p>
          {colors.isReadable ? (
            <p className="muted">{t('color.readable', { ratio })}</p>
          ) : (
            <Notice tone="warning">{t('color.poor', { ratio })}</Notice>
          )}
        </>
      ) : null}
    </div>
  );
}

const LABELS = {
  published: 'field.published',
  slug: 'field.slug',
  brand_color: 'field.color',
  'tagline.en': 'field.taglineEn',
  'tagline.es': 'field.taglineEs',
  'tagline.pt': 'field.taglinePt',
} as const;
