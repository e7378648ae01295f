/** Its message is one sentence for the person who starts the shop: what is wrong and what to do. */
export class EmbeddedError extends Error {
  override name = 'EmbeddedError';
}

export const insteadExternal = 'or set DATABASE_URL to a PostgreSQL server of your own';
