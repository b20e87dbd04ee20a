const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

interface Listed {
  treatment: string;
  name: string;
  category: { name: string };
}

/** Treatments whose name or category has all of the words, whatever their accents. */
export function findTreatments<T extends Listed>(treatments: readonly T[], text: string): T[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return treatments.filter(({ name, category }) => {
    const said = plain(`${name} ${category.name}`);
    return words.every((word) => said.includes(word));
  });
}
