/** Has the browser save a text as a file of the person's. */
export function saveAsFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers begin to read after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
