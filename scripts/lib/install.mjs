import { existsSync, readFileSync } from 'node:fs'
import { withFolderLock } from './lock.mjs'
import { inRoot } from './paths.mjs'
import { progress } from './progress.mjs'
import { runNpm } from './run.mjs'

const read = path => JSON.parse(readFileSync(inRoot(path), 'utf8'))

/**
 * Compares the list that npm writes into node_modules as its last step with the lock file. Optional packages do not
 * count, since most of them are for other systems.
 */
function isInstalled() {
  if (!existsSync(inRoot('node_modules/.package-lock.json'))) return false
  const locked = read('package-lock.json').packages
  const present = read('node_modules/.package-lock.json').packages
  const own = read('package.json')
  const same = (a = {}, b = {}) =>
    JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort())
  return (
    same(locked[''].dependencies, own.dependencies) &&
    same(locked[''].devDependencies, own.devDependencies) &&
    Object.entries(locked).every(
      ([path, entry]) => path === '' || entry.optional || present[path]?.version === entry.version,
    )
  )
}

/**
 * Installs the packages of the lock file when some are missing or differ: `npm ci` on a fresh tree, `npm install`, which
 * keeps what is there, when packages changed.
 */
export async function ensureInstalled() {
  if (isInstalled()) return
  await withFolderLock(async () => {
    if (isInstalled()) return
    const flags = ['--no-fund', '--no-audit', '--include=dev', '--loglevel=error']
    const fresh = !existsSync(inRoot('node_modules/.package-lock.json'))
    const done = progress('Instalando as dependências')
    const { code, output } = await runNpm([fresh ? 'ci' : 'install', ...flags], { quiet: true })
    done()
    if (code !== 0) {
      console.error(output.trim())
      console.error('As dependências não puderam ser instaladas. Verifique a conexão e tente de novo.')
      process.exit(1)
    }
  })
}
