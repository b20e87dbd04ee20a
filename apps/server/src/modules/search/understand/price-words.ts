// How people name an upper price in three languages. Written with accents; both spellings are read.

export const UP_TO: readonly string[] = [
  'under', 'below', 'less than', 'up to', 'at most', 'no more than', 'not more than', 'maximum', 'max', 'cheaper than', 'lower than', 'within',
  'budget of', 'budget is', 'budget', 'around', 'about',
  'menos de', 'menos que', 'hasta', 'máximo de', 'máximo', 'como máximo', 'por debajo de', 'debajo de', 'no más de', 'menor a', 'menor de', 'inferior a',
  'presupuesto de', 'presupuesto', 'alrededor de', 'por menos de',
  'até', 'abaixo de', 'no máximo', 'inferior', 'menor que', 'orçamento de', 'orçamento', 'por volta de', 'cerca de',
  '<', '<=', '≤',
];

/** A lower price is understood, so that it is not searched as a word, but it limits nothing. */
export const FROM: readonly string[] = ['over', 'above', 'more than', 'from', 'starting at', 'más de', 'mayor a', 'desde', 'a partir de', 'mais de', 'acima de', '>'];

/** Words that open a range; its second figure is the upper price. */
export const BETWEEN: readonly string[] = ['between', 'entre', 'from', 'desde', 'de'];
export const RANGE_SEPARATORS: readonly string[] = ['to', 'and', 'y', 'e', 'a', 'à', 'até', 'hasta', '-', '–'];

/** Figures in words, before "mil" and "thousand". */
export const FIGURES: Readonly<Record<string, number>> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, fifteen: 15, twenty: 20, thirty: 30, a: 1,
  un: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, quince: 15, veinte: 20, treinta: 30,
  um: 1, dois: 2, três: 3, quatro: 4, sete: 7, oito: 8, nove: 9, dez: 10, vinte: 20, trinta: 30,
};

export const MULTIPLIERS: Readonly<Record<string, number>> = {
  k: 1000, mil: 1000, thousand: 1000, grand: 1000, million: 1e6, millions: 1e6, millón: 1e6, millones: 1e6, milhão: 1e6, milhões: 1e6,
};

/** Figures before these are no prices. */
export const UNITS: readonly string[] = [
  'km', 'kg', 'kms', 'kilos', 'miles', 'minutes', 'minutos', 'hours', 'horas', 'days', 'días', 'dias', 'weeks', 'semanas', 'months', 'meses',
  'years', 'años', 'anos', 'grafts', 'injertos', 'enxertos', 'beds', 'camas', 'leitos', 'cc', 'ml', '%',
];

/**
 * Signs and codes of currencies, before or after the figure. A sign that many currencies share stands for the one that prices
 * are shown in: null.
 */
export const CURRENCY_SIGNS: Readonly<Record<string, string | null>> = {
  'us$': 'USD', 'u$s': 'USD', 'usd': 'USD', '€': 'EUR', 'eur': 'EUR', '£': 'GBP', 'gbp': 'GBP', 'r$': 'BRL', 'brl': 'BRL', 'mx$': 'MXN', 'mxn': 'MXN',
  'cop': 'COP', 'ars': 'ARS', 'clp': 'CLP', 'dop': 'DOP', 'uyu': 'UYU', 'pen': 'PEN', 's/': 'PEN', 'crc': 'CRC', '₡': 'CRC', 'cad': 'CAD', 'ca$': 'CAD', '$': null,
};

/** Names of currencies, after the figure. */
export const CURRENCY_NAMES: Readonly<Record<string, string | null>> = {
  'dollars': 'USD', 'dollar': 'USD', 'bucks': 'USD', 'dólares': 'USD', 'dólar': 'USD', 'euros': 'EUR', 'euro': 'EUR', 'pounds': 'GBP', 'libras': 'GBP',
  'reais': 'BRL', 'reales': 'BRL', 'soles': 'PEN', 'colones': 'CRC', 'pesos': null,
};
