import './lib/node-version.mjs'
import { ensureInstalled } from './lib/install.mjs'

/** `npm test`: every check there is, on a machine with nothing but Node and npm. */
await ensureInstalled()
const { ensureDemonstration } = await import('./lib/build.mjs')
const { ensureChromium } = await import('./lib/chromium.mjs')
const { staticChecks, vitest } = await import('./lib/checks.mjs')
const { bin } = await import('./lib/run.mjs')
const { checkRun } = await import('./lib/steps.mjs')

const { check, tests, missed, end, reportPath } = checkRun()

await ensureDemonstration()
await Promise.all(staticChecks().map(([label, args]) => check(label, args)))

await tests('Unit and integration tests', 'vitest', vitest(reportPath('unit')), {
  name: 'unit',
  env: { TZ: 'America/Sao_Paulo' },
})
/** Where dates are read, kept, reckoned with and written. */
const dated = [
  'src/server/database/contract.test.ts',
  'src/server/catalogue/details/store.test.ts',
  'src/domain/analysis',
  'src/domain/caixa/detail',
  'src/domain/notice',
  'src/web/features/listing',
  'src/web/features/property',
  'src/web/ui',
]
await tests('Dates under UTC', 'vitest', vitest(reportPath('utc'), ...dated), {
  name: 'utc',
  env: { TZ: 'UTC' },
})

const built = await check('Build', ['scripts/build.mjs'])
const browser = await ensureChromium().catch(error => missed('Browser', error.message))
if (built && browser) {
  await tests('Browser journeys', 'playwright', [bin('@playwright/test', 'playwright'), 'test'], {
    name: 'journeys',
    env: { CHROMIUM_PATH: browser },
  })
} else missed('Browser journeys', 'they need the build and a browser')

end()
