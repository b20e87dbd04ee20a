/** An email body as text and plain HTML: paragraphs, a list of facts, links on their own lines. */
export interface Letter {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  facts: readonly (readonly [name: string, value: string])[];
  closing: readonly string[];
  /** An appointment for the reader's calendar. */
  calendar?: MailCalendar | undefined;
}

/** A calendar file of an email: calendar programs add, change or remove its appointment by themselves. */
export interface MailCalendar {
  /** As written in the file: a new or changed appointment, or its cancellation. */
  method: 'REQUEST' | 'CANCEL';
  /** The file (iCalendar). */
  content: string;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const ADDRESS = /https?:\/\/[^\s<>"]+[^\s<>".,;:]/g;

/** Escaped text with web addresses as links. */
const withLinks = (text: string): string =>
  escapeHtml(text).replaceAll(ADDRESS, (address) => `<a href="${address}">${address}</a>`);

/** Renders a letter in both forms. `foot` is the last line of emails that can be turned off. */
export function writeLetter(
  { subject, greeting, facts, closing, calendar, ...letter }: Letter,
  language: string,
  foot = '',
): { subject: string; text: string; html: string; calendar: MailCalendar | null } {
  const paragraphs = letter.paragraphs.map((content) => content.trim()).filter(Boolean);
  const lines = facts.map(([name, value]) => `${name}: ${value}`);
  const text = [greeting, ...paragraphs.slice(0, 1), lines.join('\n'), ...paragraphs.slice(1), closing.join('\n'), foot]
    .filter(Boolean)
    .join('\n\n');
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`;
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1b2420;background:#fbfaf7"><div style="max-width:600px;margin:0 auto">
${paragraph(escapeHtml(greeting))}
${paragraphs.slice(0, 1).map(withLinks).map(paragraph).join('\n')}
<table style="margin:0 0 16px;border-collapse:collapse">${facts
    .map(
      ([name, value]) =>
        `<tr><th scope="row" style="padding:4px 16px 4px 0;text-align:left;font-weight:400;color:#55605a">${escapeHtml(name)}</th><td style="padding:4px 0"><strong>${escapeHtml(value)}</strong></td></tr>`,
    )
    .join('')}</table>
${paragraphs.slice(1).map(withLinks).map(paragraph).join('\n')}
${paragraph(closing.map(withLinks).join('<br>'))}${foot ? `\n<p style="margin:24px 0 0;font-size:14px;color:#55605a">${withLinks(foot)}</p>` : ''}
</div></body></html>
`;
  return { subject, text: `${text}\n`, html, calendar: calendar ?? null };
}
