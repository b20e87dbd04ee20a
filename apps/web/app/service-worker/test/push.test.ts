import { describe, expect, it } from 'vitest';
import { pageAt, readTold } from '../push.ts';

const sent = (path: string) =>
  JSON.stringify({ topic: 'messages', title: 'Travesía', body: 'You have a new message', path });

describe('what a device is told', () => {
  it('is shown as it was sent, once for each page', () => {
    expect(readTold(sent('/es/messages/1'))).toEqual({
      title: 'Travesía',
      body: 'You have a new message',
      path: '/es/messages/1',
      tag: '/es/messages/1',
    });
  });

  it.each(['https://evil.example', '//evil.example', String.raw`/\evil.example`, ''])(
    'leads to no other site: %s',
    (path) => {
      expect(readTold(sent(path)).path).toBe('/notifications');
    },
  );

  it.each([undefined, '', 'no json', '[]', 'null', '{"title":1}'])(
    'is something even if it cannot be read: %s',
    (text) => {
      expect(readTold(text)).toMatchObject({ title: 'Travesía', path: '/notifications' });
    },
  );
});

describe('a page that is open', () => {
  const page = (path: string) => ({
    url: `https://travesia.example${path}`,
    focused: false,
    focus: async () => undefined,
  });

  it('is found by its path', () => {
    const pages = [page('/profile'), page('/messages/1?x=1#end')];
    expect(pageAt(pages, '/messages/1')).toBe(pages[1]);
    expect(pageAt(pages, '/messages/2')).toBeUndefined();
  });
});
