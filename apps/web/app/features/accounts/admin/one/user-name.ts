/** Display name for a heading: the name, or the email address if there is none. */
export const nameOf = ({
  first_name: first,
  last_name: last,
  email,
}: {
  first_name: string;
  last_name: string;
  email: string;
}) => `${first} ${last}`.trim() || email;
