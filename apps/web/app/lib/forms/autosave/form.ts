/** A form as people see it: a text by field; boxes hold `true` or nothing, lists their members with spaces. */
export type Form = Readonly<Record<string, string>>;
