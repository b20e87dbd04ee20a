import type { ReactNode } from 'react';
import { localPath } from '../../lib/i18n/locale.ts';
import { useSite } from '../../lib/site/site.ts';

/**
 * A form that saves a preference and returns to this page. It works without a script; with one, it avoids the reload.
 */
export function PreferenceForm({ className, children }: { className?: string; children: ReactNode }) {
  const { locale, path, search } = useSite();
  return (
    <form method="post" action="/preferences" className={className} data-enhance="preferences">
      <input type="hidden" name="back" value={localPath(locale, path + search)} />
      {children}
    </form>
  );
}
