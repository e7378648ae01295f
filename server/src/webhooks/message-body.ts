import type { webhookMessages } from './tables.ts';

type Message = typeof webhookMessages.$inferSelect;

/** The header `webhook-id`, by which a receiver recognizes what it has had before. */
export const messageIdOf = ({ id }: Pick<Message, 'id'>): string => `msg_${id.replaceAll('-', '')}`;

/** What is sent: the same bytes with each attempt. */
export const messageBody = ({ type, createdAt, data }: Pick<Message, 'type' | 'createdAt' | 'data'>): string =>
  JSON.stringify({ type, timestamp: createdAt.toISOString(), data });
