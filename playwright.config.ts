import { defineConfig } from '@playwright/test'
import { chromiumFlags, executablePath } from './test/support/chromium.ts'

/** The paths without which the product is worth nothing. */
const main = [
  'away',
  'chat',
  'crawl',
  'customers',
  'direct-load',
  'favorites',
  'home-purchase',
  'indexing',
  'kept-bytes',
  'keyboard',
  'not-found',
  'paging',
  'payment',
  'property',
  'saved-searches',
  'search',
  'search-box',
  'sign-in',
  'widget',
].map(name => `**/${name}.journey.ts`)

/** What `scripts/lib/journeys.mjs` asks for: the main journeys (`npm test`, on the demonstration) or `all` (`npm run test:deep`, on a national day). */
const part = process.env.JOURNEYS ?? 'all'

/** Browser journeys against the built server; `npm test` builds first and says where the browser is. */
export default defineConfig({
  testDir: 'test/journeys',
  testMatch: part === 'main' ? main : '**/*.journey.ts',
  outputDir: 'test-results',
  globalSetup: './test/journeys/support/catalogue.setup.ts',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // A worker's requests pass `page.route` by: the journeys about it allow it.
    serviceWorkers: 'block',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true },
    launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
  },
})
