const waiting: (() => void)[] = [];
let isPressed = false;

const pressed = (event: PointerEvent) => {
  isPressed = event.isPrimary;
};
const released = () => {
  isPressed = false;
  // The click follows in the same turn as the release.
  setTimeout(() => waiting.splice(0).forEach((act) => act()));
};

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', pressed, true);
  document.addEventListener('pointerup', released, true);
  document.addEventListener('pointercancel', released, true);
}

/**
 * Acts once the mouse button or finger is up and its click has happened, or at once if nothing is pressed. Pressing a
 * button takes the focus from a field: if that showed or removed an error, the button would move from under the pointer
 * and the click would be lost.
 */
export function afterPress(act: () => void): void {
  if (isPressed) waiting.push(act);
  else act();
}
