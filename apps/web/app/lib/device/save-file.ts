/** Long enough for the slowest browser to begin reading. */
const FORGET_MS = 60_000;

/** Saves a file on this device as if a link to it had been followed. */
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
