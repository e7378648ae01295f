/** How long a notice stays while nobody looks at it closer, in milliseconds. */
const noticeTime = 4500;
/** How many notices are shown at once; the rest wait for a free place with their time untouched. */
export const maxVisibleNotices = 3;

/** The time a notice has left, and since when it runs; `null` while it stands still. */
type NoticeClock = { left: number; since: number | null };
/** What may happen to a clock; times are milliseconds of one steady clock. */
type NoticeEvent = { type: 'ran' | 'stopped'; at: number };

/** The clock of a notice that has just come. */
export const newClock: NoticeClock = { left: noticeTime, since: null };

/** Runs or stops a clock; doing either twice changes nothing. */
export function noticeClock(clock: NoticeClock, event: NoticeEvent): NoticeClock {
  if (event.type === 'ran') return clock.since === null ? { left: clock.left, since: event.at } : clock;
  if (clock.since === null) return clock;
  return { left: Math.max(0, clock.left - (event.at - clock.since)), since: null };
}
