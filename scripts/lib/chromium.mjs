import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { progress } from './progress.mjs'
import { packageProgram, run, runNode } from './run.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Debian's Chromium without a window: a journey takes half the processor time of one in the whole browser. */
const headlessShell = 'chromium-headless-shell'

function findOnPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return programs.flatMap(name => folders.map(folder => join(folder, name))).find(existsSync)
}

/** Finds an installed browser: CHROMIUM_PATH, the PATH, or Playwright's own; `null` when there is none. */
async function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) return existsSync(given) ? given : null
  const found = findOnPath(names)
  if (found) return found
  const { chromium } = await import('playwright-core')
  const own = chromium.executablePath()
  return existsSync(own) ? own : null
}

/** Returns a browser for the journeys: CHROMIUM_PATH, Debian's headless shell (installed as root), or any Chromium. */
export async function ensureHeadlessShell() {
  if (process.env.CHROMIUM_PATH) return ensureChromium()
  if (!findOnPath([headlessShell]) && isRootOnDebian()) await installFromDebian(headlessShell)
  return findOnPath([headlessShell]) ?? ensureChromium()
}

/** Returns a whole browser; installs one when there is none (Debian's as root, else Playwright's own). */
export async function ensureChromium() {
  const found = await findChromium()
  if (found) return found
  const done = progress('Instalando o Chromium')
  const attempts = [
    () => isRootOnDebian() && installFromDebian('chromium'),
    () => runNode([packageProgram('playwright-core'), 'install', 'chromium'], { quiet: true }),
  ]
  let output = ''
  for (const attempt of attempts) {
    const result = await attempt()
    const path = result && (await findChromium())
    if (path) {
      done()
      return path
    }
    output += result ? result.output : ''
  }
  done()
  throw new Error(`Nenhum navegador: instale o Chromium ou aponte CHROMIUM_PATH.\n${output.trim()}`)
}

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

async function installFromDebian(name) {
  await run('apt-get', ['update'], { quiet: true })
  return run('apt-get', ['install', '-y', '--no-install-recommends', name], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}
