import { use } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { type PortalGroup, PersonContext, PortalPage, useOpenGroups } from '../../../portal/index.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { foundPages } from '../found.ts';
import { portalSearchTexts } from '../texts.ts';
import { useWords } from '../use-words.ts';
import { FoundSection } from './found-section.tsx';
import { RecentList } from './recent-list.tsx';
import { Results } from './results.tsx';

/** `/search?q=&in=`: searches the user's pages, the catalogue, the help and their own data. `groups` is their navigation. */
export function PortalSearchPage({ groups }: { groups: readonly PortalGroup[] }) {
  const t = useTexts(portalSearchTexts);
  return (
    <PortalPage title={t('head.title')} description={t('head.description')}>
      <Search groups={groups} />
    </PortalPage>
  );
}

function Search({ groups }: { groups: readonly PortalGroup[] }) {
  const t = useTexts(portalSearchTexts);
  const format = useFormat();
  const search = useWords();
  const open = useOpenGroups(use(PersonContext), groups) ?? [];
  const { typed, type, words, at, submit } = search;
  return (
    <div className="found-screen">
      <h1>{t('head.title')}</h1>
      <form
        role="search"
        className="found-form"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          name="q"
          type="search"
          label={t('field.label')}
          hint={t('field.hint')}
          value={typed}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => type(event.currentTarget.value)}
        />
        <Button variant="primary" icon="search">
          {t('field.submit')}
        </Button>
      </form>
      {words ? (
        <Results search={search} groups={open} t={t} format={format} />
      ) : (
        <>
          <RecentList at={at} />
          <FoundSection scope="pages" heading={t('start.heading')} part={foundPages(open, '')} />
        </>
      )}
    </div>
  );
}
