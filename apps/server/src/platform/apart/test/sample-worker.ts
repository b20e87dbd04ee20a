import { answerApart } from '../answer-apart.ts';

/** What the test has a thread do. */
export interface Sample {
  act: 'double' | 'loop' | 'fill' | 'throw' | 'leave' | 'environment' | 'print';
  bytes?: Uint8Array<ArrayBuffer>;
}

function fill(): never {
  const kept: number[][] = [];
  for (;;) kept.push(Array.from({ length: 10_000 }, (_none, index) => index));
}

await answerApart(
  ({ act, bytes }: Sample): unknown => {
    if (act === 'loop') for (;;);
    if (act === 'fill') return fill();
    if (act === 'throw') throw new TypeError('broken');
    if (act === 'leave') process.exit(3);
    if (act === 'print') process.stdout.write('what a library prints');
    if (act === 'environment') return Object.keys(process.env);
    return bytes?.map((one) => one * 2);
  },
  (result) => (result instanceof Uint8Array ? [result.buffer as ArrayBuffer] : []),
);
