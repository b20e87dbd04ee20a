/** What somebody is called in a heading: their name, or their address while they have none. */
export const nameOf = ({
  first_name: first,
  last_name: last,
  email,
}: {
  first_name: string;
  last_name: string;
  email: string;
}) => `${first} ${last}`.trim() || email;
