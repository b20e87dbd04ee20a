import { createContext, type ReactNode, use } from 'react';
import { ICON_PATHS } from './icon-paths.ts';

export type IconName = keyof typeof ICON_PATHS;

/** Drawings up to this many characters are no longer than a reference to them. */
const SHORT = 60;

/** The icons asked for so far, in the order of their first use, which numbers them. */
const SheetContext = createContext<IconName[] | null>(null);

const BOX = '0 0 24 24';

/** What an icon's svg needs: its drawing, or a reference to the sheet around it, which has the view box as well. */
export function useDrawing(name: IconName): { viewBox?: string; dangerouslySetInnerHTML: { __html: string } } {
  const asked = use(SheetContext);
  if (!asked || ICON_PATHS[name].length <= SHORT)
    return { viewBox: BOX, dangerouslySetInnerHTML: { __html: ICON_PATHS[name] } };
  if (!asked.includes(name)) asked.push(name);
  return { dangerouslySetInnerHTML: { __html: `<use href="#i${asked.indexOf(name)}"/>` } };
}

/**
 * Draws each icon of its content once, at the end. For long pages that are not hydrated and whose parts no script replaces: icons
 * were a quarter of the home page.
 */
export function IconSheet({ children }: { children: ReactNode }) {
  const asked: IconName[] = [];
  return (
    <SheetContext value={asked}>
      {children}
      <Drawings />
    </SheetContext>
  );
}

/** Rendered after the content, so that it knows what was asked for. */
function Drawings() {
  const asked = use(SheetContext) ?? [];
  const drawings = asked
    .map((name, at) => `<symbol id="i${at}" viewBox="${BOX}">${ICON_PATHS[name]}</symbol>`)
    .join('');
  return <svg display="none" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawings }} />;
}
