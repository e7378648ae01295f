import { useCall } from '../data/use-call.ts';
import { callUrl } from '../data/call-url.ts';
import { SelectField } from '../form/fields.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { BestSellers } from './BestSellers.tsx';
import { CountedRules } from './CountedRules.tsx';
import { FiguresTabs } from './FiguresTabs.tsx';
import { words } from './figures.words.ts';
import { measures, SalesChart } from './SalesChart.tsx';
import { PeriodFields } from './PeriodFields.tsx';
import { SalesSums } from './SalesSums.tsx';
import { useFiguresAddress } from './use-figures-address.ts';
import styles from './figures.module.css';

/** What was sold in a period, beside the period before: sums, a chart, the best sellers, and files of them. */
export function Screen() {
  const address = useFiguresAddress();
  const { from, to, by, parameters, change } = address;
  const measure = measures.find((one) => one === parameters.get('measure')) ?? 'revenue';
  const query = { from, to, by };
  const sales = useCall('getSales', { query }, { keepsPrevious: true });
  return (
    <>
      <ScreenHead
        title={words.title}
        actions={
          <a href={callUrl('exportSales', { query: { ...query, table: 'steps' } })} download>
            {words.file}
          </a>
        }
      />
      <FiguresTabs present="sales" search={parameters} />
      <PeriodFields address={address}>
        <SelectField
          label={words.measure}
          value={measure}
          options={measures.map((value) => ({ value, label: words.measures[value] }))}
          onChange={(value) => change((next) => next.set('measure', value))}
        />
      </PeriodFields>
      <Loaded of={sales}>
        {(data) => (
          <div className={styles.parts}>
            <SalesSums sales={data} />
            <SalesChart sales={data} measure={measure} />
            <BestSellers sales={data} query={query} />
            <CountedRules rules={words.rules} timeZone={data.timeZone} />
          </div>
        )}
      </Loaded>
    </>
  );
}
