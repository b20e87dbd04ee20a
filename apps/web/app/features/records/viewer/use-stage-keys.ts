import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Keys pressed on a stage, which is no control of its own but has the focus for scrolling. True if the key was for it. */
export function useStageKeys(stage: RefObject<HTMLElement | null>, press: (key: string) => boolean): void {
  const pressed = useEffectEvent(press);
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (pressed(event.key)) event.preventDefault();
    };
    element.addEventListener('keydown', hear);
    return () => element.removeEventListener('keydown', hear);
  }, [stage]);
}
