/** The data are of a version that was never released. Its message is one sentence for the person who starts the shop. */
export class UnsupportedDataError extends Error {
  override name = 'UnsupportedDataError';
}
