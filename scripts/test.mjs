import './lib/node-version.mjs'
import { ensureInstalled } from './lib/install.mjs'

/** `npm test`: runs all checks but the deep ones (`npm run test:deep`), on a machine with only Node and npm. */
await ensureInstalled()
const { ensureDemonstration } = await import('./lib/build.mjs')
const { staticChecks, vitest } = await import('./lib/checks.mjs')
const { runJourneys } = await import('./lib/journeys.mjs')
const { checkRun } = await import('./lib/steps.mjs')

const run = checkRun('test')
await ensureDemonstration()
await run.checks(staticChecks())
await run.tests('Unit and integration tests', 'vitest', vitest())
await runJourneys(run, 'main')
run.end()
