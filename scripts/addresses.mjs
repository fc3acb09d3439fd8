import './lib/node-version.mjs'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { inRoot } from './lib/paths.mjs'

/** `npm run addresses -- --uf GO`: installs and builds what is missing, then runs the command in this process. */
await ensureInstalled()
await ensureBuilt()
process.env.NODE_ENV = 'production'
await import(pathToFileURL(inRoot('dist', 'server', 'addresses.js')).href)
