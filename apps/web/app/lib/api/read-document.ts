/** Fetches a page or a drawing of the site from our own server. Throws if that fails. */
export async function readDocument(
  address: string,
  type: 'text/html' | 'image/svg+xml',
  signal: AbortSignal | null = null,
): Promise<Document> {
  const response = await fetch(address, { signal, headers: { accept: type } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), type);
}
