import './lib/node-version.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'

/** `npm run bench`: measures the performance figures with the built server. */
await ensureInstalled()
await ensureBuilt()
const { ensureChromium } = await import('./lib/chromium.mjs')
const { packageProgram, runNode } = await import('./lib/run.mjs')

const { code } = await runNode([packageProgram('tsx'), 'bench/main.ts', ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: await ensureChromium() },
})
process.exitCode = code
