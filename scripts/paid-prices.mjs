import './lib/node-version.mjs'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { inRoot } from './lib/paths.mjs'

/** `npm run paid-prices -- CITY FILE…`: installs and builds what is missing, then runs the command in this process. */
await ensureInstalled()
await ensureBuilt()
process.env.NODE_ENV = 'production'
await import(pathToFileURL(inRoot('dist', 'server', 'paid-prices.js')).href)
