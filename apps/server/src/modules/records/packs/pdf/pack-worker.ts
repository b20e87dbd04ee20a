import { answerApart } from '../../../../platform/apart/answer-apart.ts';
import { drawPack } from './draw-pack.ts';
import type { DrawnPack, PackParts } from './pack-parts.ts';

await answerApart(
  (parts: PackParts): Promise<DrawnPack> => drawPack(parts),
  ({ bytes }) => [bytes.buffer],
);
