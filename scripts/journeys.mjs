import './lib/node-version.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'

/** `npm run journeys [-- -g WORDS]`: runs the browser journeys only, with Playwright's own arguments. */
await ensureInstalled()
await ensureBuilt()
const { ensureHeadlessShell } = await import('./lib/chromium.mjs')
const { packageProgram, runNode } = await import('./lib/run.mjs')

const { code } = await runNode(
  [packageProgram('@playwright/test', 'playwright'), 'test', ...process.argv.slice(2)],
  {
    env: { CHROMIUM_PATH: await ensureHeadlessShell() },
  },
)
process.exitCode = code
