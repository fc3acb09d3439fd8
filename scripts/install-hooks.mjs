import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { inRoot } from './lib/paths.mjs'

/** `prepare`, after each install: Git checks format and lint of what is committed. Outside a Git checkout it does nothing. */
if (existsSync(inRoot('.git')) && !process.env.CI) {
  try {
    execFileSync('git', ['config', 'core.hooksPath', '.hooks'], { cwd: inRoot('.'), stdio: 'ignore' })
  } catch {
    console.warn('Git hooks were not installed: git did not answer.')
  }
}
