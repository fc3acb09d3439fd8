import './lib/node-version.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'

/** `npm run build`: builds pages and server into dist/ when the sources changed. */
await ensureInstalled()
await ensureBuilt()
