/** Whether what was typed to confirm is the account's address, in whatever case; the server decides. */
export const isOwnAddress = (typed: string, email: string): boolean =>
  typed.trim().toLowerCase() === email.trim().toLowerCase();
