import { Breadcrumb } from '../navigation/breadcrumb.tsx';
import { Pagination } from '../navigation/pagination.tsx';
import { Tabs } from '../navigation/tabs.tsx';
import { CurrencyMenu } from '../preferences/currency-menu.tsx';
import { LanguageMenu } from '../preferences/language-menu.tsx';
import { ThemeSwitch } from '../preferences/theme-switch.tsx';
import { BoardSection } from './section.tsx';

/** `id` distinguishes the landmarks of two boards on a page. */
export function NavigationBoard({ id }: { id: string }) {
  return (
    <BoardSection title="Finding the way">
      <Breadcrumb
        label={`Trail, ${id}`}
        trail={[
          { label: 'Treatments', href: '#main' },
          { label: 'Dental', href: '#main' },
          { label: 'Dental implant' },
        ]}
      />
      <Tabs
        label={`Results, ${id}`}
        tabs={[
          { href: '?tab=packages', label: 'Packages', count: '46', current: true },
          { href: '?tab=clinics', label: 'Clinics', count: '38', current: false },
        ]}
      />
      <Pagination label={`Pages, ${id}`} page={5} pages={16} href={(page) => `?page=${page}`} />
      <div className="row">
        <LanguageMenu />
        <CurrencyMenu />
        <ThemeSwitch />
      </div>
    </BoardSection>
  );
}
