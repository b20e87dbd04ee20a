/** How much of a title and a description search results show before truncating. */
export const LONGEST_TITLE = 60;
export const LONGEST_DESCRIPTION = 155;

const NAME = 'Travesía';

/** The title followed by the product's name, if that fits. */
export function fitTitle(title: string): string {
  const full = `${title} · ${NAME}`;
  return title === NAME || full.length > LONGEST_TITLE ? title : full;
}

/** The description, or as many whole words of it as fit. */
export function fitDescription(description: string): string {
  if (description.length <= LONGEST_DESCRIPTION) return description;
  const cut = description.slice(0, LONGEST_DESCRIPTION);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.–-]+$/, '')}…`;
}
