import { ActionBoard } from './actions.tsx';
import { ColourBoard } from './colours.tsx';
import { ContentBoard } from './content.tsx';
import { FieldBoard } from './fields.tsx';
import { NavigationBoard } from './navigation.tsx';
import { StateBoard } from './states.tsx';
import { TypeBoard } from './type.tsx';

/** Every component on one page, in one theme. For developers and accessibility tests; English only. */
export function Board({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <section className="board" data-theme={theme} aria-label={`Parts, ${theme} theme`}>
      <div className="wrap">
        <TypeBoard />
        <ColourBoard />
        <ActionBoard id={theme} />
        <NavigationBoard id={theme} />
        <FieldBoard id={theme} />
        <ContentBoard id={theme} />
        <StateBoard id={theme} />
      </div>
    </section>
  );
}
