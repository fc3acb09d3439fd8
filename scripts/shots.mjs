import './lib/node-version.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'

/**
 * `npm run shots [-- --real] [--only search,mesa] [--as 360-dark,1440-light] [--folder FOLDER]`: writes screenshots of every
 * route at three widths in both themes to shots/.
 */
await ensureInstalled()
await ensureBuilt()
const { ensureChromium } = await import('./lib/chromium.mjs')
const { packageProgram, runNode } = await import('./lib/run.mjs')

const { code } = await runNode([packageProgram('tsx'), 'scripts/shots.ts', ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: await ensureChromium() },
})
process.exitCode = code
