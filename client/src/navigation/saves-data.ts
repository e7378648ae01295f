/** Whether the visitor's browser asks for less to be loaded. */
export const savesData = (): boolean =>
  // oxlint-disable-next-line no-restricted-properties -- Chrome alone tells
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
