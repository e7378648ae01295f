/** Bounds of what an operator sets for unpaid orders, designs, uploads and print files. */
export const orderSettingsLimits = {
  /** Minutes. */
  hold: 1440,
  /** Days. */
  storage: 3650,
  /** Characters of a plate's name. */
  plate: 60,
} as const;

/** Names of plates that PDF and the press reserve (ISO 32000-1, 8.6.6.4), in lower case. */
const reservedPlates = new Set(['all', 'none', 'cyan', 'magenta', 'yellow', 'black', 'red', 'green', 'blue', 'gray']);

/** What makes a text unfit for the name of a plate; null when it can be one. Names are compared without upper and lower case. */
export function plateFault(name: string): 'empty' | 'long' | 'lines' | 'reserved' | null {
  if (name.trim() === '') return 'empty';
  if (name.length > orderSettingsLimits.plate) return 'long';
  if (/\p{Cc}/u.test(name)) return 'lines';
  return reservedPlates.has(name.trim().toLowerCase()) ? 'reserved' : null;
}
