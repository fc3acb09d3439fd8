import './lib/node-version.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'

/** `npm run pictures`: takes the pictures of README and guide, in docs/pictures, again. */
await ensureInstalled()
await ensureBuilt()
const { ensureChromium } = await import('./lib/chromium.mjs')
const { packageProgram, runNode } = await import('./lib/run.mjs')

const { code } = await runNode([packageProgram('tsx'), 'scripts/readme-pictures.ts'], {
  env: { CHROMIUM_PATH: await ensureChromium() },
})
process.exitCode = code
