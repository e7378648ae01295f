/** Whether the visitor's browser asks for less to be loaded. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
