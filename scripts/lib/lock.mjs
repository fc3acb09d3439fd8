import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inRoot } from './paths.mjs'

const file = inRoot('.cache', 'prepare.lock')

function take() {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function holderLives() {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    if (pid) process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM' || error.code === 'ENOENT'
  }
}

/**
 * Lets one command at a time install or build in this folder; the others wait. The lock of an ended process is taken
 * over.
 */
export async function withFolderLock(work) {
  mkdirSync(dirname(file), { recursive: true })
  for (let waited = 0; !take(); waited++) {
    if (waited === 0) console.log('Outro comando está preparando o projeto; aguardando…')
    if (!holderLives()) rmSync(file, { force: true })
    else await sleep(200)
  }
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}
