import { dayOfMoment, formatMoment, formatRelative, formatTime } from './format-moment.ts';

/** A moment in the shop's time zone: today's with its time, others with their day; the other form in its hint. */
export function Moment({ at, relative = false }: { at: string; relative?: boolean }) {
  const isToday = dayOfMoment(at) === dayOfMoment(Date.now());
  const text = relative ? formatRelative(at) : isToday ? formatTime(at) : formatMoment(at);
  return (
    <time dateTime={at} title={relative ? formatMoment(at) : formatRelative(at)} className="figures">
      {text}
    </time>
  );
}
