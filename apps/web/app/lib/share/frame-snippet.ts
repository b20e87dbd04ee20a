const HEIGHT = 320;

const escapeAttribute = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

/** HTML that shows an address in a frame of another site. */
export const frameSnippet = (address: string, name: string): string =>
  `<iframe src="${escapeAttribute(address)}" title="${escapeAttribute(name)}" width="100%" height="${HEIGHT}" style="border:0;max-width:420px" loading="lazy"></iframe>`;
