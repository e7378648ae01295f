import { formatMoment, formatRelative, formatShort } from './format-moment.ts';

/** A moment in the shop's time zone: today's with its time, others with their day; the other form in its hint. */
export function Moment({ at, relative = false }: { at: string; relative?: boolean }) {
  return (
    <time dateTime={at} title={relative ? formatMoment(at) : formatRelative(at)} className="figures">
      {relative ? formatRelative(at) : formatShort(at)}
    </time>
  );
}
