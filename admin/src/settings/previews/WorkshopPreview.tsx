import { useState } from 'react';
import type { Reply } from '@afterimage/contract/api.ts';
import { arrivalDays, shipDay, type WorkCalendar } from '@afterimage/contract/values/working-days.ts';
import { useMay } from '../../app/session.ts';
import { useCall } from '../../data/use-call.ts';
import { shopZone } from '../../parts/shop-place.ts';
import { wayTitle } from '../zones-text.ts';
import { dateSpan, dateText } from './date-span.ts';
import { beforeAfter, Preview } from './Preview.tsx';
import { words } from './previews.words.ts';

type Workshop = Omit<Reply<'getWorkshopSettings'>, 'version' | 'printNamePattern'>;

/** When an order that is paid now leaves and arrives, as it is saved and as it will be. */
export function WorkshopPreview({ stored, draft }: { stored: Workshop; draft: Workshop }) {
  const [now] = useState(() => new Date());
  const delivery = useCall('getDeliverySettings', {}, { enabled: useMay('settings.write') });
  const [before, after] = [shipDayOf(stored, now), shipDayOf(draft, now)];
  const way = delivery.data?.zones[0]?.ways.find(({ kind }) => kind === 'delivery');
  if (after === null) return null;
  return (
    <Preview>
      <p>{words.leaves({ day: beforeAfter(dateText(before ?? after), dateText(after)) })}</p>
      {way ? (
        <p>
          {words.arrivesBy({
            way: wayTitle(way),
            dates: beforeAfter(dateSpan(arrivalDays(before ?? after, way)), dateSpan(arrivalDays(after, way))),
          })}
        </p>
      ) : null}
    </Preview>
  );
}

/** The day on which an order leaves that is paid now; null for what cannot be saved. */
function shipDayOf({ cutOff, productionDays, closedWeekdayList, closedDateList }: Workshop, now: Date): string | null {
  if (cutOff === '' || !Number.isInteger(productionDays) || closedWeekdayList.length === 7) return null;
  const calendar: WorkCalendar = {
    cutOff,
    timeZone: shopZone(),
    closedWeekdays: closedWeekdayList,
    closedDates: closedDateList,
  };
  return shipDay(now, productionDays, calendar);
}
