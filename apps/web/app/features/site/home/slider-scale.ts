/** Range, step and initial value of a slider, in whole units of a currency. */
export interface SliderScale {
  min: number;
  max: number;
  step: number;
  value: number;
}

/** Rounds to the nearest of 1, 2 and 5 times a power of ten, so that sliders move in round amounts. */
function roundStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const nearest = [1, 2, 5, 10].toSorted((a, b) => Math.abs(a - value / power) - Math.abs(b - value / power));
  return (nearest[0] ?? 1) * power;
}

/** A scale that starts near 0 and has a stop exactly at `value`; always extends to at least twice the value. */
function scaleAround(value: number, step: number, stops: number): SliderScale {
  const start = Math.round(value);
  const min = start % step;
  return { min, max: min + step * Math.max(stops, Math.ceil((2 * start) / step)), step, value: start };
}

/** Initial slider positions: midpoints of the estimate, in whole units. */
export interface SliderStart {
  flights: number;
  night: number;
}

/** Sliders for a return trip and for bed and meals per night, at a rate in units of the currency per US dollar. */
export function sliderScales(perUsd: number, start: SliderStart): { flights: SliderScale; night: SliderScale } {
  return {
    flights: scaleAround(start.flights, roundStep(5 * perUsd), 240),
    night: scaleAround(start.night, roundStep(5 * perUsd), 40),
  };
}

/** The value in the URL if it is on the scale, otherwise the scale's default. */
export function onScale(asked: string | null, scale: SliderScale): number {
  const value = asked === null || asked.trim() === '' ? Number.NaN : Number(asked);
  if (!(value >= scale.min && value <= scale.max)) return scale.value;
  return scale.min + Math.round((value - scale.min) / scale.step) * scale.step;
}
