const MOST_CHARACTERS = 80;
/** What Windows takes for a device, whatever the ending. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** A text as the name of a file or folder on every system: no path, no control or direction characters, not too long. */
export function safeName(text: string, instead: string): string {
  const clean = text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\\/:*?"<>|]/gu, ' ')
    .replaceAll(/(^|\s)\.+(?=\s|$)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(clean)?.[0] ?? '';
  const stem = Array.from(clean.slice(0, clean.length - ending.length))
    .slice(0, MOST_CHARACTERS)
    .join('')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  const name = stem === '' ? `${instead}${ending}` : `${stem}${ending}`;
  return DEVICES.test(name) ? `_${name}` : name;
}

/** Gives names of one folder, each once: systems differ in whether they tell capitals apart. */
export function uniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const ending = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? '';
    const stem = name.slice(0, name.length - ending.length);
    let one = name;
    for (let number = 2; taken.has(one.toLowerCase()); number++) one = `${stem} (${number})${ending}`;
    taken.add(one.toLowerCase());
    return one;
  };
}
