import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { progress } from './progress.mjs'
import { bin, run, runNode } from './run.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Finds an installed browser: CHROMIUM_PATH, the PATH, or Playwright's own; `null` when there is none. */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) return existsSync(given) ? given : null
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = names.flatMap(name => folders.map(folder => join(folder, name))).find(existsSync)
  if (found) return found
  const { chromium } = await import('playwright-core')
  const own = chromium.executablePath()
  return existsSync(own) ? own : null
}

/** Returns a browser for the journeys; installs one when there is none (Debian's as root, else Playwright's own). */
export async function ensureChromium() {
  const found = await findChromium()
  if (found) return found
  const done = progress('Instalando o Chromium')
  const attempts = [
    () => isRootOnDebian() && run('apt-get', ['update'], { quiet: true }).then(debian),
    () => runNode([bin('playwright-core'), 'install', 'chromium'], { quiet: true }),
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

const debian = () =>
  run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
