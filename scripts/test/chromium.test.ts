import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findChromium } from '../chromium/find-chromium.mjs';

const cacheFolder = path.resolve(import.meta.dirname, '../../.tmp/chromium');

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'travesia-browser-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('the browser of the tests', () => {
  it('is found, starts and shows a page with text in a form field', async () => {
    const { executablePath, args, env } = await findChromium({ cacheFolder });
    const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
    const page = await browser.newPage();
    await page.setContent('<title>Travesía</title><input value="Medellín">');
    const width = await page.locator('input').evaluate((field) => field.getBoundingClientRect().width);
    const title = await page.title();
    await browser.close();
    expect(title).toBe('Travesía');
    expect(width).toBeGreaterThan(50);
  });

  it('is the named one and no other when CHROMIUM_PATH is set', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
    onTestFinished(() => void vi.unstubAllEnvs());
    await expect(findChromium({ cacheFolder })).rejects.toThrow(/\/nowhere\/chromium: does not run/);
  });

  it('is refused when it is too old, or only a pointer to a shop', async () => {
    const folder = temporaryFolder();
    const old = path.join(folder, 'old');
    writeFileSync(old, '#!/bin/sh\necho "Chromium 90.0.4430.212"\n', { mode: 0o755 });
    vi.stubEnv('CHROMIUM_PATH', old);
    onTestFinished(() => void vi.unstubAllEnvs());
    await expect(findChromium({ cacheFolder })).rejects.toThrow(/version 90 is older/);
    writeFileSync(old, '#!/bin/sh\necho "please run: snap install chromium" >&2\nexit 1\n');
    await expect(findChromium({ cacheFolder })).rejects.toThrow(/does not run[\s\S]*what to do: install one/);
  });
});
