// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../../session/testing/mount.tsx';
import { DocumentViewer } from '../document-viewer.tsx';

let unmount: () => Promise<void> = async () => undefined;
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

const made: Blob[] = [];
async function open(media: string) {
  made.length = 0;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  const read = async () => new Blob(['<script>'], { type: 'text/html' });
  unmount = await mount(
    <DocumentViewer documents={[{ id: 'd1', name: 'licence.pdf', media_type: media }]} read={read} />,
  );
  await vi.waitFor(() => expect(document.body.textContent).toContain('Download licence.pdf'));
}

describe('a document in a page', () => {
  it('is shown with the type the server found in it, never with its own', async () => {
    await open('application/pdf');
    expect(document.querySelector('object')?.data).toBe('blob:1#navpanes=0');
    expect(made[0]?.type).toBe('application/pdf');
  });

  it('is a picture if it is one', async () => {
    await open('image/png');
    expect(document.querySelector('img')?.alt).toBe('licence.pdf');
  });

  it('can at least be downloaded where a browser shows no PDF', async () => {
    await open('application/pdf');
    expect(document.querySelector('object')?.textContent).toContain('Download the document to read it');
  });

  it('is downloaded once it is here, if the button was pressed before', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    const { promise, resolve } = Promise.withResolvers<Blob>();
    unmount = await mount(
      <DocumentViewer
        documents={[{ id: 'd1', name: 'licence.pdf', media_type: 'application/pdf' }]}
        read={() => promise}
      />,
    );
    document.querySelector('button')?.click();
    expect(saved).not.toHaveBeenCalled();
    resolve(new Blob(['%PDF']));
    await vi.waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(saved.mock.contexts[0]).toMatchObject({ download: 'licence.pdf' });
    saved.mockRestore();
  });
});
