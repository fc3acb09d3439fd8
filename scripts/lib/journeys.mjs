import { ensureChromium } from './chromium.mjs'
import { bin } from './run.mjs'

/** Builds, finds a browser, and runs the journeys whose file names match `filters` as tests of `run`. */
export async function journeys(run, ...filters) {
  const built = await run.check('Build', ['scripts/build.mjs'])
  const browser = await ensureChromium().catch(error => run.missed('Browser', error.message))
  if (!built || !browser) return run.missed('Browser journeys', 'they need the build and a browser')
  await run.tests(
    'Browser journeys',
    'playwright',
    [bin('@playwright/test', 'playwright'), 'test', ...filters],
    { CHROMIUM_PATH: browser },
  )
}
