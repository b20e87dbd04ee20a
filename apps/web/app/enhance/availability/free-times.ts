/**
 * Adds the reader's own time to each free time of a clinic, with the day where it is another; the texts come from the page:
 * `data-yours`, `data-same`, `data-zone`, `data-language`.
 */
export function enhance(element: HTMLElement): void {
  const { zone: theirs = 'UTC', language = 'en', yours = '', same = '' } = element.dataset;
  const mine = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const times = [...element.querySelectorAll('time')];
  const note = element.querySelector<HTMLElement>('[data-part="yours"]');
  if (!note || times.length === 0) return;
  const tag = language === 'en' ? 'en-US' : language === 'pt' ? 'pt-BR' : 'es-419';
  const clock: Intl.DateTimeFormatOptions =
    language === 'en'
      ? { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }
      : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  const write = (options: Intl.DateTimeFormatOptions, zone: string) => {
    const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: zone });
    return (at: Date) => format.format(at).replace(/\s/g, '\u00A0');
  };
  const timeOf = write(clock, mine);
  const theirTimeOf = write(clock, theirs);
  const dayOf = write({ day: 'numeric', month: 'short' }, mine);
  const theirDayOf = write({ day: 'numeric', month: 'short' }, theirs);
  let differs = false;
  for (const time of times) {
    const at = new Date(time.dateTime);
    const isOtherDay = dayOf(at) !== theirDayOf(at);
    if (!isOtherDay && timeOf(at) === theirTimeOf(at)) continue;
    differs = true;
    const own = document.createElement('small');
    own.textContent = isOtherDay ? `${dayOf(at)}, ${timeOf(at)}` : timeOf(at);
    time.closest('a, [data-part="time"]')?.append(own);
  }
  note.textContent = differs ? yours.replace('{zone}', placeOf(mine)) : same;
  note.hidden = false;
}

const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
