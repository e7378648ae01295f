import { useEffect, useState } from 'react';
import { type RoomWay, roomWay } from './room-way.ts';

/** How this browser gets a thing into a room; null while it is asked. */
export function useRoomWay(): RoomWay | null {
  const [way, setWay] = useState<RoomWay | null>(null);
  useEffect(() => {
    let gone = false;
    const ask = async () => {
      // oxlint-disable-next-line no-restricted-properties -- Chrome alone has it, others get other ways
      const immersiveAr = (await navigator.xr?.isSessionSupported('immersive-ar').catch(() => false)) ?? false;
      const { userAgent, maxTouchPoints: touchPoints } = navigator;
      const arLinks = document.createElement('a').relList.supports('ar');
      if (!gone) setWay(roomWay({ userAgent, touchPoints, immersiveAr, arLinks }));
    };
    void ask();
    return () => {
      gone = true;
    };
  }, []);
  return way;
}
