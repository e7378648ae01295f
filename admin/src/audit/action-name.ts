import { words } from './audit-actions.words.ts';

/**
 * What an act of the audit log is called; an act of a later version keeps its code. Ids of messages are cut at full stops,
 * so their keys have underscores instead.
 */
export function actionName(action: string): string {
  const names: Readonly<Record<string, string>> = words;
  return names[action.replaceAll(/[.-]/g, '_')] ?? action;
}
