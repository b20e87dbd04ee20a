// Encodes every hostile file in a process of its own and prints by how many megabytes its memory rose at most.
import { encodePhoto } from '../encode-photo.ts';
import { hostileFiles } from './hostile-files.ts';

const files = await hostileFiles();
// Loads the library and its encoders first: the rise is what files cause.
await encodePhoto(files.find(({ mayPass }) => mayPass)?.content ?? Buffer.alloc(0), [320]);
const before = process.memoryUsage.rss();
let most = before;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss());
}, 5);
for (const { content } of files) await encodePhoto(content, [320, 640]).catch(() => undefined);
clearInterval(watch);
process.stdout.write(String(Math.round((most - before) / 1024 / 1024)));
