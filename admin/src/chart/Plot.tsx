import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef, useState } from 'react';
import UPlot from 'uplot';
import { watchTheme } from '@afterimage/ui/theme.ts';
import type { ChartProps } from './Chart.tsx';

/** The colors and the face of the page, as they are now. */
function look(element: Element) {
  const style = getComputedStyle(element);
  const color = (name: string) => style.getPropertyValue(name).trim();
  return {
    lines: [color('--blue'), color('--ok'), color('--warn')],
    other: color('--line-strong'),
    text: color('--ink-3'),
    grid: color('--line'),
    font: `12px ${color('--text-face')}`,
  };
}

const secondsOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000;
const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

const daySeconds = 86_400;
/** The span of a scale with half a step more on both sides; as it is where there are no steps. */
const widened = (first: number, last: number, steps: number): [number, number] => {
  if (steps === 0) return [first, last];
  const half = steps > 1 ? (last - first) / (steps - 1) / 2 : daySeconds / 2;
  return [first - half, last + half];
};

/** Pieces and minor units are whole numbers, so the scale has no steps between them: 1, 2, 5, 10, … */
const wholeSteps = Array.from({ length: 10 }, (_, power) => [1, 2, 5].map((digit) => digit * 10 ** power)).flat();
/** The top of the scale when there is nothing to show. */
const emptyTop = 100;

/** Draws with uPlot, anew when data, theme or width change. */
export function Plot({ days, lines, format, formatDay, height = 220 }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [theme, setTheme] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const resize = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    resize.observe(element);
    const repaint = () => setTheme((count) => count + 1);
    const unwatch = watchTheme(repaint);
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', repaint);
    return () => {
      resize.disconnect();
      unwatch();
      system.removeEventListener('change', repaint);
    };
  }, []);

  const hasBars = lines.some(({ shape }) => shape === 'bar');
  const drawn = JSON.stringify([days, lines]);
  useEffect(() => {
    const element = box.current;
    if (!element || width === 0) return undefined;
    const { lines: colors, other, text, grid, font } = look(element);
    const axis = { stroke: text, font, grid: { stroke: grid, width: 1 }, ticks: { show: false } };
    const plot = new UPlot(
      {
        width,
        height,
        legend: { show: false },
        cursor: { y: false, points: { size: 6 } },
        tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
        axes: [
          {
            ...axis,
            grid: { show: false },
            values: (_, ticks) => ticks.map((tick) => formatDay(dayOf(tick))),
            space: 80,
          },
          { ...axis, size: 64, incrs: wholeSteps, values: (_, ticks) => ticks.map((tick) => format(tick)) },
        ],
        // Half a step beside the first and the last bar, or they would be cut.
        scales: {
          x: { range: (_, first, last) => widened(first, last, hasBars ? days.length : 0) },
          y: { range: (_, __, most) => [0, most > 0 ? most * 1.1 : emptyTop] },
        },
        series: [
          {},
          ...lines.map(({ title, shape, isComparison }, at) => {
            const stroke = isComparison ? other : (colors[at % colors.length] ?? text);
            const bars = shape === 'bar' ? UPlot.paths.bars?.({ size: [0.6, 48] }) : undefined;
            return {
              label: title,
              stroke,
              width: bars ? 0 : 1.5,
              points: { show: days.length < 2 },
              ...(isComparison && { dash: [4, 4] }),
              ...(bars && { paths: bars, fill: stroke }),
            };
          }),
        ],
      },
      [days.map(secondsOf), ...lines.map(({ values }) => [...values])],
      element,
    );
    return () => plot.destroy();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `drawn` stands for days and lines, which are other arrays each time
  }, [drawn, width, height, theme]);
  // In a window that gets narrower the old drawing is too wide for a moment.
  return <div ref={box} style={{ overflow: 'hidden' }} />;
}
