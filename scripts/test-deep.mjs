import './lib/node-version.mjs'
import { ensureInstalled } from './lib/install.mjs'

/**
 * `npm run test:deep`: runs what `npm test` leaves out: both database engines everywhere, kills, large generated runs,
 * all of the bank's lists, the other journeys on a national day, every page in both themes and sizes.
 */
process.env.TEST_DEPTH = 'deep'
await ensureInstalled()
const { ensureDemonstration } = await import('./lib/build.mjs')
const { vitest } = await import('./lib/checks.mjs')
const { runJourneys } = await import('./lib/journeys.mjs')
const { checkRun } = await import('./lib/steps.mjs')

const run = checkRun('deep')
await ensureDemonstration()
await run.tests('Unit and integration tests', 'vitest', vitest())
await runJourneys(run, 'rest')
run.end()
