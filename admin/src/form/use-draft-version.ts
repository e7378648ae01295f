import { useIsFetching } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * The version of the record that a draft began with, to be sent with the draft. A draft in the state of a component keeps the
 * values that it began with, while the record is asked for again behind it: sent with the newer version, it would overwrite
 * without a conflict what another operator has saved meanwhile.
 *
 * A draft that begins while the record is being read follows it once more: the read was caused by a write of this operator, who
 * would otherwise have a conflict with themselves.
 *
 * @param version of the record as it was read last.
 * @param hasDraft Whether there is a draft now; without one the version follows the record. A component that is mounted with its
 *   draft leaves it out.
 */
export function useDraftVersion(version: number, hasDraft = true): number {
  const isReading = useIsFetching() > 0;
  const [begun, setBegun] = useState({ version, isFixed: hasDraft && !isReading });
  const isFixed = hasDraft && (begun.isFixed || !isReading);
  const sent = hasDraft && begun.isFixed ? begun.version : version;
  if (sent !== begun.version || isFixed !== begun.isFixed) setBegun({ version: sent, isFixed });
  return sent;
}
