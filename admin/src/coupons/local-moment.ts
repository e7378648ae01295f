/** A moment as a field of day and time shows it: in the time of this device, to the minute; '' for none. */
export function localMoment(at: string | null): string {
  if (at === null) return '';
  const date = new Date(at);
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** The moment that such a field says; null for an empty one. */
export function momentOf(text: string): string | null {
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
}
