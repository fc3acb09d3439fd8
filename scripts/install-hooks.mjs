import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { inRoot } from './lib/paths.mjs'

/**
 * `prepare`, after each install: makes Git check format and lint of each commit. Does nothing outside a Git checkout.
 */
if (existsSync(inRoot('.git')) && !process.env.CI) {
  try {
    execFileSync('git', ['config', 'core.hooksPath', '.hooks'], { cwd: inRoot('.'), stdio: 'ignore' })
  } catch {
    console.warn('Git hooks were not installed: git did not answer.')
  }
}
