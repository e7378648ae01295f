import type { SampleFixedItem } from './effect.ts';

const ink = '#22252b';
/** The center of an hour mark on a dial, at distance `radius` from the middle. */
function hourAt(hour: number, radius: number, middle: number) {
  const angle = (hour * Math.PI) / 6;
  return { x: middle + Math.sin(angle) * radius, y: middle - Math.cos(angle) * radius };
}
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const hours = Array.from({ length: 12 }, (_, index) => index + 1);

/** A mark for each hour of a dial with that diameter, in millimeters. */
export const dialLines = (diameterMm: number): SampleFixedItem[] =>
  hours.map((hour) => {
    const { x, y } = hourAt(hour, diameterMm * 0.43, diameterMm / 2);
    const [width, height] = [hour % 3 === 0 ? 3 : 1.6, diameterMm * 0.055];
    const place = { x: rounded(x - width / 2), y: rounded(y - height / 2), width, height, rotation: angleOf(hour) };
    return { kind: 'shape', outline: 'rectangle', color: ink, place };
  });

/** From -180 to 180 degrees. */
const angleOf = (hour: number): number => (hour > 6 ? hour * 30 - 360 : hour * 30);

/** The numerals of the hours, upright. */
export const dialNumerals = (diameterMm: number): SampleFixedItem[] =>
  hours.map((hour) => {
    const { x, y } = hourAt(hour, diameterMm * 0.41, diameterMm / 2);
    const [width, height] = [diameterMm * 0.12, diameterMm * 0.09];
    const place = { x: rounded(x - width / 2), y: rounded(y - height / 2), width, height, rotation: 0 };
    const style = { align: 'center' as const, color: ink, curve: 0, sizeMm: diameterMm * 0.075 };
    return { kind: 'label', text: String(hour), font: 'Space Grotesk', style, place };
  });
