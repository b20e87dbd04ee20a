import type { AvatarShape } from '../../../lib/art/art-path.ts';
import { pigments, quarter } from './pigments.ts';
import { idFrom, randomFrom } from './random.ts';

const COMBINATIONS = [
  [pigments.teal, pigments.agave, pigments.maiz],
  [pigments.terracotta, pigments.rosa, pigments.selva],
  [pigments.selva, pigments.maiz, pigments.barro],
  [pigments.maiz, pigments.terracotta, pigments.teal],
  [pigments.agave, pigments.selva, pigments.terracotta],
  [pigments.rosa, pigments.teal, pigments.terracotta],
  [pigments.teal, pigments.rosa, pigments.barro],
  [pigments.barro, pigments.agave, pigments.selva],
] as const;

/** Titles and clinic types, which do not distinguish a name. */
const PASSED_OVER =
  /^(dra?\.?|sra?\.?|prof\.?|mr\.?|mrs\.?|ms\.?|clínica|clinica|clinic|centro|center|centre|instituto|institute|hospital|sanatorio|grupo|group|the|de|del|da|do|dos|das|la|las|los|el|e|y|and|of)$/i;

/**
 * Avatar of a person (`round`) or a place (`square`): four quarter arcs in three pigments and two letters, the same for the same
 * name. Decorative: the name is always beside it. Inline it to get the page's display typeface.
 */
export function drawAvatar({ name, shape }: { readonly name: string; readonly shape: AvatarShape }): string {
  const random = randomFrom(`face ${name}`);
  random();
  const [ground, first, second] = COMBINATIONS[Math.floor(random() * COMBINATIONS.length)] ?? COMBINATIONS[0];
  let tiles = '';
  for (const [x, y] of [
    [0, 0],
    [0, 40],
    [40, 0],
    [40, 40],
  ] as const) {
    tiles += `<path d="${quarter(x, y, 40, Math.floor(random() * 4))}" fill="${random() < 0.55 ? first : second}"/>`;
  }
  const id = idFrom(`face ${shape}`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" aria-hidden="true"><clipPath id="${id}"><rect width="80" height="80" rx="${shape === 'round' ? 40 : 16}"/></clipPath>` +
    `<g clip-path="url(#${id})"><rect width="80" height="80" fill="${ground}"/>${tiles}</g><circle cx="40" cy="40" r="23" fill="${pigments.papel}"/>` +
    `<text x="40" y="46.5" text-anchor="middle" font-family="Fraunces,Georgia,serif" font-size="19" font-weight="460" fill="${pigments.selva}">${escapeXml(initialsOf(name))}</text></svg>`
  );
}

/** One or two initials of a name: "Dra. Camila Ospina" is CO, "Clínica Dental Ceiba" is DC. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s·,()]+/).filter((word) => /^\p{L}/u.test(word));
  const telling = words.filter((word) => !PASSED_OVER.test(word));
  return (telling.length > 0 ? telling : words)
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toLocaleUpperCase('es') ?? '')
    .join('');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
