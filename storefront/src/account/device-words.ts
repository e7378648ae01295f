import type { Session } from '@afterimage/contract/accounts.ts';
import { intlLocale } from '@afterimage/words/locale.ts';
import { words } from './account.words.ts';

/** What a device is called: "Firefox on Linux". */
export function nameOf({ browser, system }: Pick<Session, 'browser' | 'system'>): string {
  if (browser === null && system === null) return words.unknownDevice;
  if (system === null) return browser ?? words.unknownBrowser;
  return words.device({ browser: browser ?? words.unknownBrowser, system });
}

const minute = 60_000;
const steps = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/** How long ago something was, in whole days, hours or minutes; `now` in milliseconds. */
export function agoOf(moment: string, now: number): string {
  const elapsedMs = Math.max(0, now - new Date(moment).getTime());
  const [unit, length] = steps.find(([, span]) => elapsedMs >= span) ?? ['minute' as const, minute];
  return new Intl.RelativeTimeFormat(intlLocale(), { numeric: 'auto' }).format(-Math.floor(elapsedMs / length), unit);
}
