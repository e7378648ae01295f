/** The formats of files that a shop takes in; each is known by its columns. */
export const importFormats = [
  'shop-json',
  'shopify-products',
  'shopify-customers',
  'woocommerce-products',
  'woocommerce-customers',
] as const;
export type ImportFormat = (typeof importFormats)[number];

/** What a shop writes: every record, or the products as Shopify's CSV has them. */
export const exportFormats = ['shop-json', 'products-csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What became of a record of a file. */
export const importResults = ['added', 'changed', 'unchanged', 'skipped', 'refused'] as const;
export type ImportResult = (typeof importResults)[number];

/**
 * An import is first checked, which writes nothing, and then written when its operator says so. `stopped`: an operator has
 * ended it between two batches.
 */
export const fileRunStates = ['checking', 'checked', 'writing', 'done', 'stopped', 'failed'] as const;
export type FileRunState = (typeof fileRunStates)[number];

/** Whether a job is at work on it. */
export const isRunning = (state: FileRunState): boolean => state === 'checking' || state === 'writing';

export const fileRunLimits = {
  /** The largest file that is taken in, in bytes. */
  bytes: 100 * 1024 * 1024,
  /** How many rows of a report the screen shows; its file has all. */
  rows: 100,
  hosts: 10,
  /** Pieces of a new variant that a file does not count. */
  stock: 1_000_000,
} as const;
