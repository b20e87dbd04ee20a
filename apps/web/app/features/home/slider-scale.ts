/** Ends, step and first value of a slider, in whole units of a currency. */
export interface SliderScale {
  min: number;
  max: number;
  step: number;
  value: number;
}

/** The nearest of 1, 2 and 5 times a power of ten, so that every stop of a slider is a round sum. */
function roundStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const nearest = [1, 2, 5, 10].toSorted((a, b) => Math.abs(a - value / power) - Math.abs(b - value / power));
  return (nearest[0] ?? 1) * power;
}

/**
 * Sliders for return flights and for bed and meals a night, at a rate of so many units of the currency a US dollar.
 * They begin at US$ 380 and US$ 70: starting points to move, not prices read anywhere.
 */
export function sliderScales(perUsd: number): { flights: SliderScale; night: SliderScale } {
  const flight = roundStep(20 * perUsd);
  const night = roundStep(5 * perUsd);
  return {
    flights: { min: 0, max: 60 * flight, step: flight, value: 19 * flight },
    night: { min: 0, max: 40 * night, step: night, value: 14 * night },
  };
}

/** The value that the address asks for when it is on the scale, otherwise the scale's own. */
export function onScale(asked: string | null, scale: SliderScale): number {
  const value = asked === null || asked.trim() === '' ? Number.NaN : Number(asked);
  if (!(value >= scale.min && value <= scale.max)) return scale.value;
  return scale.min + Math.round((value - scale.min) / scale.step) * scale.step;
}
