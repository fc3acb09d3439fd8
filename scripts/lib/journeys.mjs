import { ensureHeadlessShell } from './chromium.mjs'
import { packageProgram } from './run.mjs'

/** Builds, finds a browser, and runs the `main` journeys or the `rest` of them (`playwright.config.ts`) as tests of `run`. */
export async function runJourneys(run, part) {
  const built = await run.check('Build', ['scripts/build.mjs'])
  const browser = await ensureHeadlessShell().catch(error => run.missed('Browser', error.message))
  if (!built || !browser) return run.missed('Browser journeys', 'they need the build and a browser')
  await run.tests(
    'Browser journeys',
    'playwright',
    [packageProgram('@playwright/test', 'playwright'), 'test'],
    {
      CHROMIUM_PATH: browser,
      JOURNEYS: part,
    },
  )
}
