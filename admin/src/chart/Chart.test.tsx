import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showPart } from '../testing/test-admin.tsx';
import { Chart } from './Chart.tsx';

it('D20.3 a chart is drawn, and says its figures as a table too', async () => {
  await showPart(
    <Chart
      title="Sales"
      days={['2026-11-23', '2026-11-24']}
      lines={[
        { title: 'This week', values: [1200, null] },
        { title: 'The week before', values: [900, 100], isComparison: true },
      ]}
      format={(value) => `${value / 100} €`}
      formatDay={(day) => day.slice(5)}
    />,
  );
  await expect.poll(() => document.querySelector('canvas')?.width ?? 0).toBeGreaterThan(100);
  await page.getByText('Figures').click();
  const table = page.getByRole('table', { name: 'Sales' });
  await expect.element(table.getByRole('row', { name: '11-23 12 € 9 €' })).toBeVisible();
  await expect.element(table.getByRole('row', { name: '11-24 – 1 €' })).toBeVisible();
});
