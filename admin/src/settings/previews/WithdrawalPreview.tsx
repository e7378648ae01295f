import { withdrawalPeriodEnd } from '@afterimage/contract/values/withdrawals.ts';
import { shopDay } from '../../parts/format-moment.ts';
import { dateText } from './date-span.ts';
import { beforeAfter, Preview } from './Preview.tsx';
import { words } from './previews.words.ts';

interface Rules {
  withdrawalDays: number;
  withdrawsPersonalized: boolean;
}

/** Until when an order can be withdrawn from that arrives today, as it is saved and as it will be. */
export function WithdrawalPreview({ stored, draft }: { stored: Rules; draft: Rules }) {
  const endOf = ({ withdrawalDays }: Rules) => dateText(lastDay(withdrawalDays));
  const itemsOf = ({ withdrawsPersonalized }: Rules) => (withdrawsPersonalized ? words.allItems : words.plainItems);
  return (
    <Preview>
      <p>{words.withdrawal({ day: beforeAfter(endOf(stored), endOf(draft)) })}</p>
      <p>{beforeAfter(itemsOf(stored), itemsOf(draft))}</p>
    </Preview>
  );
}

/** The day that ends with the period, in UTC. */
const lastDay = (days: number): string =>
  new Date(withdrawalPeriodEnd(new Date(`${shopDay()}T12:00:00Z`), days).getTime() - 1).toISOString().slice(0, 10);
