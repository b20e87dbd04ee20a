import { SaxesParser } from 'saxes';
import { Refused } from '../refused.ts';
import { cleanText } from './parse-json.ts';

const MOST_DEPTH = 200;
const MOST_ELEMENTS = 400_000;
const XSI = 'http://www.w3.org/2001/XMLSchema-instance';
const SDTC = 'urn:hl7-org:sdtc';

export interface XmlElement {
  name: string;
  namespace: string;
  attributes: ReadonlyMap<string, string>;
  children: (XmlElement | string)[];
}

const PREFIXES: Readonly<Record<string, string>> = {
  [XSI]: 'xsi:',
  [SDTC]: 'sdtc:',
  'http://www.w3.org/XML/1998/namespace': 'xml:',
};

/**
 * Reads XML into elements. A document type is refused, and with it all entities of a document’s own: those that fetch
 * files and those that grow. What is too deep or has too many elements is refused, too.
 */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const open: XmlElement[] = [];
  let root: XmlElement | null = null;
  let count = 0;
  parser.on('doctype', () => {
    throw new Refused('unsafe');
  });
  parser.on('error', () => {
    throw new Refused('broken');
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    count += 1;
    if (count > MOST_ELEMENTS || open.length >= MOST_DEPTH) throw new Refused('unsafe');
    const element: XmlElement = {
      name: uri === SDTC ? `sdtc:${local}` : local,
      namespace: uri,
      attributes: new Map(
        Object.values(attributes).map((one) => [`${PREFIXES[one.uri] ?? ''}${one.local}`, cleanText(one.value)]),
      ),
      children: [],
    };
    const parent = open.at(-1);
    if (parent) parent.children.push(element);
    else root = element;
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  const addText = (value: string) => open.at(-1)?.children.push(cleanText(value));
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text).close();
  if (root === null) throw new Refused('broken');
  return root;
}
