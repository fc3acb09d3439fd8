import './lib/node-version.mjs'
import { ensureInstalled } from './lib/install.mjs'

/** `npm run validate`: the fast loop. Types, lint, and the tests that the changed files touch. */
await ensureInstalled()
const { ensureDemonstration } = await import('./lib/build.mjs')
const { staticChecks, vitest } = await import('./lib/checks.mjs')
const { checkRun } = await import('./lib/steps.mjs')

const { check, tests, end, reportPath } = checkRun()
await ensureDemonstration()
await Promise.all(staticChecks().map(([label, args]) => check(label, args)))
await tests(
  'Tests of what changed',
  'vitest',
  vitest(reportPath('changed'), '--changed', '--passWithNoTests'),
  { name: 'changed', env: { TZ: 'America/Sao_Paulo' } },
)
end()
