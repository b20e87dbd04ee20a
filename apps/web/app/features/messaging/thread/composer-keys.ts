import type { KeyboardEvent } from 'react';

/** Where a keyboard is usual; on touch screens Enter begins a new line. */
export const hasKeyboard = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(hover: hover) and (pointer: fine)').matches;

interface ComposerKeys {
  send: () => void;
  /** Escape. */
  cancel?: (() => void) | undefined;
  /** The arrow up in an empty field. */
  up?: (() => void) | undefined;
}

/** Enter sends where a keyboard is usual, Shift+Enter never does, Control+Enter always. */
export const composerKeys =
  ({ send, cancel, up }: ComposerKeys) =>
  (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const { key, shiftKey, ctrlKey, metaKey, nativeEvent, currentTarget } = event;
    // Enter also ends the input of a composed character.
    if (nativeEvent.isComposing) return;
    if (key === 'Enter' && !shiftKey && (ctrlKey || metaKey || hasKeyboard())) {
      event.preventDefault();
      send();
    } else if (key === 'Escape' && cancel) {
      event.preventDefault();
      cancel();
    } else if (key === 'ArrowUp' && up && currentTarget.value === '') {
      event.preventDefault();
      up();
    }
  };
