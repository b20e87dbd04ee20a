const FORM = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is an existing date: `2027-02-29` is not. */
export function isCalendarDate(text: string): boolean {
  const instant = Date.parse(`${text}T00:00:00Z`);
  return FORM.test(text) && !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}
