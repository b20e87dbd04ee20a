import { Parser } from 'htmlparser2';
import { createElement, type ReactNode } from 'react';

/** An element of a page with what React calls its props, or a text. */
export type MarkupNode = string | { tag: string; props: Record<string, unknown>; children: MarkupNode[] };

const SWITCHES = new Set(['hidden', 'required', 'checked', 'disabled', 'selected', 'open', 'multiple', 'popover']);
/** Elements whose text React takes only as it is. */
const RAW = new Set(['script', 'style']);

/** Reads a page's HTML into elements and texts. */
export function readMarkup(html: string): MarkupNode[] {
  const top: MarkupNode[] = [];
  const open: MarkupNode[][] = [top];
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const node = { tag, props: propsOf(attributes), children: [] };
        open.at(-1)?.push(node);
        open.push(node.children);
      },
      ontext(text) {
        const siblings = open.at(-1) ?? top;
        const before = siblings.at(-1);
        // The parser hands out a text in pieces.
        if (typeof before === 'string') siblings[siblings.length - 1] = before + text;
        else siblings.push(text);
      },
      onclosetag: () => void open.pop(),
    },
    { lowerCaseAttributeNames: false, decodeEntities: true },
  );
  parser.end(html);
  return top;
}

function propsOf(attributes: Record<string, string>): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'class') props['className'] = value;
    else if (name === 'style') props[name] = styleOf(value);
    else props[name] = SWITCHES.has(name) && value === '' ? true : value;
  }
  return props;
}

const styleOf = (text: string) =>
  Object.fromEntries(
    text
      .split(';')
      .filter((part) => part.includes(':'))
      .map((part) => [part.slice(0, part.indexOf(':')).trim(), part.slice(part.indexOf(':') + 1).trim()]),
  );

/** React elements of read markup, made anew with every call. */
export function toElements(nodes: readonly MarkupNode[]): ReactNode[] {
  return nodes.map((node, key) => {
    if (typeof node === 'string') return node;
    const { tag, props, children } = node;
    if (RAW.has(tag))
      return createElement(tag, { ...props, key, dangerouslySetInnerHTML: { __html: children.join('') } });
    return createElement(tag, { ...props, key }, children.length ? toElements(children) : undefined);
  });
}
