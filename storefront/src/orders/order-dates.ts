/** A day in words, such as 21 November 2026. */
export function dayOf(moment: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', ...(timeZone && { timeZone }) }).format(
    new Date(moment),
  );
}
