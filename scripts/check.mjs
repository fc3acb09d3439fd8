import './lib/node-version.mjs'
import { ensureInstalled } from './lib/install.mjs'

/** `npm run check`: runs the fast checks: everything that only reads the code, and the tests of pure functions. */
await ensureInstalled()
const { ensureDemonstration } = await import('./lib/build.mjs')
const { staticChecks, vitest } = await import('./lib/checks.mjs')
const { checkRun } = await import('./lib/steps.mjs')

const { checks, tests, end } = checkRun('check')
await ensureDemonstration()
await checks(staticChecks())
await tests('Tests of pure functions', 'vitest', vitest('--project', 'pure'))
end()
