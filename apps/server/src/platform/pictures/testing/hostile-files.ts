import sharp from 'sharp';
import { deflateRawSync } from 'node:zlib';
import { chunk, pngOf } from './png.ts';

/** A file that means harm or is broken. */
export interface HostileFile {
  what: string;
  content: Buffer;
  /** Whether it can become a photo, if nothing of what it carries remains. */
  mayPass: boolean;
}

/** What no photo may contain, whatever was sent. */
export const MARKS = [
  '<script',
  '<?php',
  'alert(',
  'EICAR-STANDARD',
  'PK\u0003\u0004',
  '%PDF',
  'GPSLatitude',
  'Camera of Rosa',
  '<svg',
  '<!ENTITY',
] as const;

const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
const SCRIPT = '<script>alert(document.domain)</script>';
const PHP = '<?php system($_GET["c"]); ?>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}<foreignObject><iframe src="javascript:alert(1)"/></foreignObject></svg>`;

const photo = () => sharp({ create: { width: 800, height: 600, channels: 3, background: '#2a6f97' } });
const refused = (what: string, content: Buffer | string): HostileFile => ({
  what,
  content: Buffer.from(content as Buffer),
  mayPass: false,
});
const cleaned = (what: string, content: Buffer): HostileFile => ({ what, content, mayPass: true });

/** One stored file in a zip. */
function zip(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(content.length, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), packed]);
}

/** A WebP of 800 by 600 pixels that shows the same picture over and over. */
function animation(still: Buffer, frames: number): Buffer {
  const part = (name: string, content: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(content.length);
    return Buffer.concat([Buffer.from(name), size, content, Buffer.alloc(content.length % 2)]);
  };
  const canvas = Buffer.from([0x02, 0, 0, 0, 799 & 255, 799 >> 8, 0, 599 & 255, 599 >> 8, 0]);
  const place = Buffer.from([0, 0, 0, 0, 0, 0, 799 & 255, 799 >> 8, 0, 599 & 255, 599 >> 8, 0, 50, 0, 0, 0]);
  const frame = part('ANMF', Buffer.concat([place, still.subarray(12)]));
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    part('VP8X', canvas),
    part('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: frames }, () => frame),
  ]);
  return part('RIFF', body);
}

const programs = (): HostileFile[] => [
  refused('a Windows program', Buffer.concat([Buffer.from('MZ\u0090\0'), Buffer.alloc(4000), Buffer.from('PE\0\0')])),
  refused('a Linux program', Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]), Buffer.alloc(4000)])),
  refused('a macOS program', Buffer.concat([Buffer.from([0xcf, 0xfa, 0xed, 0xfe]), Buffer.alloc(4000)])),
  refused('a shell script', '#!/bin/sh\nrm -rf /\n'),
  refused('a page', `<!doctype html><html><body>${SCRIPT}</body></html>`),
  refused('a page behind a byte order mark', `\ufeff<html>${SCRIPT}</html>`),
  refused('JavaScript', 'alert(document.cookie)'),
  refused('PHP', PHP),
  refused('a drawing with a script', SVG),
  refused(
    'a drawing with entities',
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`,
  ),
  refused(
    'a billion laughs',
    `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><svg>&b;</svg>`,
  ),
  refused(
    'a drawing with an address',
    '<svg xmlns="http://www.w3.org/2000/svg"><image xlink:href="http://169.254.169.254/"/></svg>',
  ),
  refused('a style sheet', '@import url("http://evil.example/x.css");'),
  refused('a document with JavaScript', '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
  refused('PostScript', '%!PS-Adobe-3.0\n(%pipe%id) (w) file'),
  refused('EICAR', EICAR),
  refused('EICAR in a zip', zip('eicar.com', Buffer.from(EICAR))),
  refused('a zip', zip('a.jpg', Buffer.from('x'))),
  refused('a zip of zeros', zip('zeros', Buffer.alloc(20_000_000))),
  refused('a zip of a zip of zeros', zip('a.zip', zip('zeros', Buffer.alloc(20_000_000)))),
  refused('a zip that leaves its folder', zip('../../etc/cron.d/x', Buffer.from('x'))),
  refused('gzip', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 3, 0])),
  refused('text', 'This is no photo.'),
  refused('nothing', ''),
  refused('one byte', Buffer.from([0xff])),
  refused('zeros', Buffer.alloc(10_000)),
  refused(
    'a DICOM with a program in front',
    Buffer.concat([Buffer.from('MZ'), Buffer.alloc(126), Buffer.from('DICM')]),
  ),
  refused('a TIFF', Buffer.concat([Buffer.from('II*\0'), Buffer.alloc(200)])),
  refused('a bitmap', Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)])),
  refused('an icon', Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(200)])),
  refused(
    'a HEIC',
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(400)]),
  ),
  refused(
    'a film',
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42\0\0\0\0mp42isom'), Buffer.alloc(400)]),
  ),
  refused(
    'an empty AVIF',
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypavif\0\0\0\0avifmif1'), Buffer.alloc(400)]),
  ),
];

async function twoInOne(): Promise<HostileFile[]> {
  const jpeg = await photo().jpeg().toBuffer();
  const png = await photo().png().toBuffer();
  const webp = await photo().webp().toBuffer();
  const avif = await photo().avif({ effort: 0 }).toBuffer();
  const gif = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#fff' } })
    .gif()
    .toBuffer();
  const comment = (text: string) => {
    const head = Buffer.from([0xff, 0xfe, 0, 0]);
    head.writeUInt16BE(text.length + 2, 2);
    return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(text), jpeg.subarray(2)]);
  };
  const text = chunk('tEXt', Buffer.from(`Comment\0${PHP}${SCRIPT}`));
  return [
    refused('a GIF', gif),
    refused(
      'a GIF that is JavaScript',
      Buffer.concat([Buffer.from('GIF89a=1;alert(1);/*'), gif.subarray(6), Buffer.from('*/')]),
    ),
    refused(
      'a document that is a zip',
      Buffer.concat([Buffer.from('%PDF-1.4\n'), zip('a.js', Buffer.from('alert(1)'))]),
    ),
    refused('a document before a JPEG', Buffer.concat([Buffer.from('%PDF-1.4\n'), jpeg])),
    cleaned('a JPEG that is a zip', Buffer.concat([jpeg, zip('a.html', Buffer.from(SCRIPT))])),
    cleaned('a JPEG with a page behind it', Buffer.concat([jpeg, Buffer.from(SCRIPT)])),
    cleaned('a JPEG with PHP in its comment', comment(PHP)),
    cleaned('a JPEG with a drawing in its comment', comment(SVG)),
    cleaned('a JPEG with a virus behind it', Buffer.concat([jpeg, Buffer.from(EICAR)])),
    cleaned('a PNG with PHP behind it', Buffer.concat([png, Buffer.from(PHP)])),
    cleaned('a PNG with a page in its text', Buffer.concat([png.subarray(0, 33), text, png.subarray(33)])),
    cleaned('a PNG with a zip behind it', Buffer.concat([png, zip('a.php', Buffer.from(PHP))])),
    cleaned('a WebP with a page behind it', Buffer.concat([webp, Buffer.from(SCRIPT)])),
    cleaned('an AVIF with a page behind it', Buffer.concat([avif, Buffer.from(SCRIPT)])),
    cleaned(
      'a JPEG that names its place',
      await photo()
        .withExif({ IFD0: { Make: 'Camera of Rosa' }, IFD3: { GPSLatitude: '4/1 35/1 0/1' } })
        .jpeg()
        .toBuffer(),
    ),
    refused('half a JPEG', jpeg.subarray(0, jpeg.length / 2)),
    refused('half a PNG', png.subarray(0, png.length / 2)),
    refused('half a WebP', webp.subarray(0, webp.length / 2)),
    refused('half an AVIF', avif.subarray(0, avif.length / 2)),
    refused('the head of a JPEG', jpeg.subarray(0, 12)),
  ];
}

async function floods(): Promise<HostileFile[]> {
  const row = Buffer.alloc(1 + 8000 * 3);
  return [
    refused('a PNG of 900 million pixels', pngOf({ width: 30_000, height: 30_000 }, Buffer.alloc(30_000_000))),
    refused('a PNG of four billion pixels', pngOf({ width: 2_147_483_647, height: 2 }, Buffer.alloc(1000))),
    refused('a long line', pngOf({ width: 49_000_000, height: 1 }, Buffer.alloc(49_000_000 * 3 + 1))),
    refused(
      'a PNG of 16 bits with alpha',
      pngOf({ width: 7000, height: 7000, depth: 16, samples: 6, interlaced: true }, Buffer.alloc(1000)),
    ),
    refused('a PNG that ends early', pngOf({ width: 4000, height: 4000 }, Buffer.alloc(1000))),
    refused('an animation of 10,000 frames', animation(await photo().webp({ lossless: true }).toBuffer(), 10_000)),
    refused(
      'a dot',
      await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
        .png()
        .toBuffer(),
    ),
    refused(
      'a thin line',
      await sharp({ create: { width: 4000, height: 2, channels: 3, background: '#000' } })
        .png()
        .toBuffer(),
    ),
    cleaned(
      'a PNG of 48 million pixels',
      pngOf({ width: 8000, height: 6000 }, Buffer.concat(Array.from({ length: 6000 }, () => row))),
    ),
    cleaned('a CMYK JPEG', await photo().toColourspace('cmyk').jpeg().toBuffer()),
    cleaned('a PNG of 16 bits', await photo().toColourspace('rgb16').png().toBuffer()),
    cleaned('a grey PNG with alpha', await photo().greyscale().ensureAlpha(0.5).png().toBuffer()),
    cleaned('a progressive JPEG', await photo().jpeg({ progressive: true }).toBuffer()),
  ];
}

/** Over sixty files of threat D of uploads, made by code: none is in the repository. */
export const hostileFiles = async (): Promise<HostileFile[]> => [
  ...programs(),
  ...(await twoInOne()),
  ...(await floods()),
];
