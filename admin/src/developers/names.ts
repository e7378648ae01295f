import type { Right } from '@afterimage/contract/values/rights.ts';
import type { AttemptFailure, WebhookEvent, webhookTestEvent } from '@afterimage/contract/values/webhooks.ts';
import { words } from './developers.words.ts';

type Underscored<Text extends string> = Text extends `${infer Head}.${infer Tail}`
  ? `${Head}_${Underscored<Tail>}`
  : Text;
/** Ids of messages are cut at full stops, so their keys have underscores instead. */
const keyOf = <Text extends string>(text: Text) => text.replaceAll('.', '_') as Underscored<Text>;

export const rightName = (right: Right): string => words.rights[keyOf(right)];

export const eventName = (event: WebhookEvent | typeof webhookTestEvent): string => words.webhooks.events[keyOf(event)];

/** What came back from an attempt, in words; '' before the first. */
export function replyText({ status, failure }: { status: number | null; failure: AttemptFailure | null }): string {
  if (failure === null) return status === null ? '' : String(status);
  const reason = words.webhooks.failures[failure];
  return status === null ? reason : words.webhooks.replyWith({ status: String(status), failure: reason });
}
