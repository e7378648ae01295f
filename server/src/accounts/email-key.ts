/** By what e-mail addresses are compared (D5.2): capital and small letters are the same. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
