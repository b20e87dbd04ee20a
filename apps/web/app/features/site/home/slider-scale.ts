/** Ends, step and first value of a slider, in whole units of a currency. */
export interface SliderScale {
  min: number;
  max: number;
  step: number;
  value: number;
}

/** The nearest of 1, 2 and 5 times a power of ten, so that a slider moves by round sums. */
function roundStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const nearest = [1, 2, 5, 10].toSorted((a, b) => Math.abs(a - value / power) - Math.abs(b - value / power));
  return (nearest[0] ?? 1) * power;
}

/** A scale that begins near 0 and has `value` exactly on one of its stops; twice the value is on it in any case. */
function scaleAround(value: number, step: number, stops: number): SliderScale {
  const start = Math.round(value);
  const min = start % step;
  return { min, max: min + step * Math.max(stops, Math.ceil((2 * start) / step)), step, value: start };
}

/** Where the sliders stand first: the middles of the estimate, in whole units. */
export interface SliderStart {
  flights: number;
  night: number;
}

/** Sliders for the way there and back and for bed and meals a night, at a rate of so many units of the currency a US dollar. */
export function sliderScales(perUsd: number, start: SliderStart): { flights: SliderScale; night: SliderScale } {
  return {
    flights: scaleAround(start.flights, roundStep(5 * perUsd), 240),
    night: scaleAround(start.night, roundStep(5 * perUsd), 40),
  };
}

/** The value that the address asks for when it is on the scale, otherwise the scale's own. */
export function onScale(asked: string | null, scale: SliderScale): number {
  const value = asked === null || asked.trim() === '' ? Number.NaN : Number(asked);
  if (!(value >= scale.min && value <= scale.max)) return scale.value;
  return scale.min + Math.round((value - scale.min) / scale.step) * scale.step;
}
