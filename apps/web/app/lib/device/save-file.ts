/** Long enough for the slowest browser to start reading. */
const FORGET_MS = 60_000;

/** Downloads a file as if a link to it had been clicked. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), FORGET_MS);
}
