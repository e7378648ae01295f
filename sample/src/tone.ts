/** Above this the light is pressed together, so that white china keeps its form. */
const shoulder = 0.78;
const contrast = 0.2;
/** The ground as it is shown; the contrast turns round half of it and leaves it alone. */
const pivot = 0.902;

function encoded(linear: number): number {
  return linear <= 0.003_130_8 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
}

function pressed(light: number): number {
  if (light <= shoulder) return Math.max(0, light);
  const room = 1 - shoulder;
  return shoulder + room * (1 - Math.exp((shoulder - light) / room));
}

/** Light as it is shown, 0 to 1: true in the middle, a little more contrast, and a white that is never quite reached. */
export function toneMapped(light: number): number {
  const y = encoded(pressed(light));
  const t = Math.min(1, y / pivot);
  return y + pivot * contrast * t * (1 - t) * (2 * t - 1);
}
