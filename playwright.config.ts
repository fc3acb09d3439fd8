import { defineConfig } from '@playwright/test'
import { chromiumFlags, executablePath } from './test/support/chromium.ts'

/** The paths without which the product is worth nothing. */
const main = files(
  'chat',
  'crawl',
  'customers',
  'direct-load',
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
)

/** Those of them which use a server with the demonstration also in the deep run, which therefore need not repeat them. */
const onDemonstration = files('customers', 'indexing', 'kept-bytes', 'payment', 'saved-searches', 'sign-in')

/** A journey of a main file that `npm test` leaves to the deep run. */
const deep = /@deep/

/**
 * What `scripts/lib/journeys.mjs` asks for: the main journeys (`npm test`, on the demonstration) or the `rest`
 * (`npm run test:deep`, on a national day). `npm run journeys` has all.
 */
const part = process.env.JOURNEYS

const projects = {
  main: [{ name: 'main', testMatch: main, grepInvert: deep }],
  rest: [
    { name: 'rest', testMatch: '**/*.journey.ts', testIgnore: onDemonstration },
    { name: 'rest on the demonstration', testMatch: onDemonstration, grep: deep },
  ],
}

function files(...names: string[]): string[] {
  return names.map(name => `**/${name}.journey.ts`)
}

/** Browser journeys against the built server; `npm test` builds first and says where the browser is. */
export default defineConfig({
  testDir: 'test/journeys',
  testMatch: '**/*.journey.ts',
  ...((part === 'main' || part === 'rest') && { projects: projects[part] }),
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
