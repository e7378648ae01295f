import type { Reply } from '@afterimage/contract/api.ts';
import { deviceClasses, visitSteps } from '@afterimage/contract/values/visits.ts';
import { locales } from '@afterimage/words/locale.ts';
import { Chart } from '../chart/Chart.tsx';
import { callUrl } from '../data/call-url.ts';
import { useCall } from '../data/use-call.ts';
import { SelectField } from '../form/fields.tsx';
import { languageName } from '../legal-texts/language-name.ts';
import { formatCount, formatDay } from '../parts/format-moment.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { CountedRules } from './CountedRules.tsx';
import { FiguresTabs } from './FiguresTabs.tsx';
import { words } from './figures.words.ts';
import { Funnel } from './Funnel.tsx';
import { PeriodFields } from './PeriodFields.tsx';
import { useFiguresAddress } from './use-figures-address.ts';
import { words as visitsWords } from './visits.words.ts';
import styles from './figures.module.css';

const measures = [...visitSteps, 'paid'] as const;

/** How many came, looked, designed, chose and paid, without a trace of any of them. */
export function Screen() {
  const address = useFiguresAddress();
  const { from, to, by, parameters, change } = address;
  const locale = locales.find((one) => one === parameters.get('language'));
  const device = deviceClasses.find((one) => one === parameters.get('device'));
  const measure = measures.find((one) => one === parameters.get('measure')) ?? 'visit';
  const query = { from, to, by, ...(locale && { locale }), ...(device && { device }) };
  const visits = useCall('getVisits', { query }, { keepsPrevious: true });
  const choose = (name: string) => (value: string) =>
    change((next) => (value === '' ? next.delete(name) : next.set(name, value)));
  return (
    <>
      <ScreenHead
        title={words.title}
        actions={
          <a href={callUrl('exportVisits', { query })} download>
            {words.file}
          </a>
        }
      />
      <FiguresTabs present="visits" search={parameters} />
      <PeriodFields address={address}>
        <SelectField
          label={visitsWords.language}
          value={locale ?? ''}
          options={[
            { value: '', label: visitsWords.all },
            ...locales.map((value) => ({ value, label: languageName(value) })),
          ]}
          onChange={choose('language')}
        />
        <SelectField
          label={visitsWords.device}
          value={device ?? ''}
          options={[
            { value: '', label: visitsWords.all },
            ...deviceClasses.map((value) => ({ value, label: visitsWords.devices[value] })),
          ]}
          onChange={choose('device')}
        />
        <SelectField
          label={words.measure}
          value={measure}
          options={measures.map((value) => ({ value, label: visitsWords.steps[value] }))}
          onChange={choose('measure')}
        />
      </PeriodFields>
      <Loaded of={visits}>
        {(data) => (
          <div className={styles.parts}>
            <Funnel visits={data} />
            <VisitsChart visits={data} measure={measure} />
            <CountedRules rules={visitsWords.rules} timeZone={data.timeZone} />
          </div>
        )}
      </Loaded>
    </>
  );
}

function VisitsChart({ visits, measure }: { visits: Reply<'getVisits'>; measure: (typeof measures)[number] }) {
  const { itemList, beforeList, before } = visits;
  return (
    <Chart
      title={visitsWords.steps[measure]}
      days={itemList.map(({ start }) => start)}
      lines={[
        { title: words.present, values: itemList.map((step) => step[measure]), shape: 'bar' },
        {
          title: words.periodBefore({ from: formatDay(before.from), to: formatDay(before.to) }),
          values: itemList.map((_, at) => beforeList[at]?.[measure] ?? null),
          isComparison: true,
        },
      ]}
      format={formatCount}
      formatDay={formatDay}
      height={260}
    />
  );
}
