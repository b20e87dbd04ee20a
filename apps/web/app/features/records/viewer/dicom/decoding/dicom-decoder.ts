import dicomParser, { type DataSet } from 'dicom-parser';
import { decodeFrame } from './decode-frame.ts';
import { shapeOf } from './frame-shape.ts';
import { makePicture } from './make-picture.ts';
import type { Answered, Asked } from './messages.ts';

// A worker: files of strangers are parsed and decoded here, where they can stop nothing but this thread. The server answers its
// address with a policy of its own, which allows WebAssembly; pages have none.
const files = new Map<number, DataSet>();

type Outcome = Answered extends infer Each ? (Each extends unknown ? Omit<Each, 'id'> : never) : never;

async function answer(asked: Asked): Promise<Outcome> {
  if (asked.act === 'close') {
    files.delete(asked.file);
    return { closed: true };
  }
  if (asked.act === 'open') {
    const data = dicomParser.parseDicom(new Uint8Array(asked.bytes));
    files.set(asked.file, data);
    const time = data.floatString('x00181063');
    return { opened: { frames: framesOf(data), frameTime: time && time > 0 ? time : null } };
  }
  const data = files.get(asked.file);
  if (!data) throw new Error('the file is closed');
  const shape = shapeOf(data);
  const decoded = await decodeFrame(data, asked.frame, framesOf(data), shape);
  return { picture: makePicture(data, decoded, shape, !data.elements['x7fe00010']?.encapsulatedPixelData) };
}

const framesOf = (data: DataSet): number => Math.max(data.intString('x00280008') ?? 1, 1);

addEventListener('message', ({ data: asked }: MessageEvent<Asked>) => {
  answer(asked).then(
    (outcome) => {
      const picture = 'picture' in outcome ? outcome.picture : null;
      const pixels = picture && (picture.kind === 'gray' ? picture.values.buffer : picture.rgba.buffer);
      postMessage({ id: asked.id, ...outcome }, { transfer: pixels ? [pixels] : [] });
    },
    () => postMessage({ id: asked.id, failed: true }),
  );
});
