import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fingerprint } from './fingerprint.mjs'
import { withFolderLock } from './lock.mjs'
import { inRoot } from './paths.mjs'
import { compressFolder } from './precompress.mjs'
import { progress } from './progress.mjs'
import { packageProgram, runNode } from './run.mjs'
import { filesWithZod } from './without-zod.mjs'

const stamp = inRoot('dist', '.fingerprint')
const demonstration = {
  sources: ['scripts/demo', 'scripts/demo-catalogue.ts', 'src/domain', 'src/server/geo'],
  stamp: inRoot('dist', 'demo', '.fingerprint'),
}

const isMade = (stamp, print) => existsSync(stamp) && readFileSync(stamp, 'utf8') === print

/** Writes the demonstration catalogue for server, pages and tests when its inputs changed. */
export async function ensureDemonstration() {
  const print = fingerprint(demonstration.sources)
  if (isMade(demonstration.stamp, print)) return
  await step('demonstração', [packageProgram('tsx'), 'scripts/demo-catalogue.ts'])
  writeFileSync(demonstration.stamp, print)
}

/** Builds pages and server into dist/ when the sources differ from the last build. */
export async function ensureBuilt() {
  if (isMade(stamp, fingerprint())) return
  await withFolderLock(async () => {
    const print = fingerprint()
    if (isMade(stamp, print)) return
    rmSync(stamp, { force: true })
    const done = progress('Construindo páginas e servidor')
    await ensureDemonstration()
    const vite = packageProgram('vite')
    await Promise.all([
      step('páginas', [vite, 'build', '--logLevel', 'warn']),
      step('páginas no servidor', [vite, 'build', '--config', 'vite.pages.config.ts', '--logLevel', 'warn']),
      step('servidor', [vite, 'build', '--config', 'vite.server.config.ts', '--logLevel', 'warn']),
    ])
    refuseZod(inRoot('dist', 'web'))
    await minifyScript(inRoot('dist', 'web', 'theme.js'))
    refuseEarlyStyles(inRoot('dist', 'web', 'index.html'))
    refuseEarlyApplication(inRoot('dist', 'web', '.vite', 'manifest.json'))
    await Promise.all([
      compressFolder(inRoot('dist', 'web')),
      step('banco de dados inicial', [
        inRoot('dist', 'server', 'database-template.js'),
        inRoot('dist', 'demo', 'catalogue.csv'),
      ]),
    ])
    mkdirSync(inRoot('dist'), { recursive: true })
    writeFileSync(stamp, print)
    done()
  })
}

/**
 * Ends the process when the page links a stylesheet besides the one of app.css: it would come first and order the
 * cascade's layers, so that the reset wins over every component. One for browsers without script has no layers.
 */
function refuseEarlyStyles(page) {
  const scripted = readFileSync(page, 'utf8').replace(/<noscript>.*?<\/noscript>/gs, '')
  const links = scripted.match(/<link rel="stylesheet"/g)?.length
  if (links === 1) return
  console.error(
    `A construção falhou: index.html tem ${links} folhas de estilo; as da primeira visita vão em app.css.`,
  )
  process.exit(1)
}

/**
 * Ends the process when the document's own script imports the application: every page would load it before its first
 * paint, and the pages that need no script at once would load it, too.
 */
function refuseEarlyApplication(manifest) {
  const chunks = JSON.parse(readFileSync(manifest, 'utf8'))
  const early = new Set(['index.html'])
  for (const name of early) for (const imported of chunks[name].imports ?? []) early.add(imported)
  if (![...early].some(name => chunks[name].file.includes('/application-'))) return
  console.error(
    'A construção falhou: main.tsx importa um arquivo da aplicação; ver isBeforePaint em vite.config.ts.',
  )
  process.exit(1)
}

/** Ends the process when Zod is among the pages' files: they use the contract's types alone. */
function refuseZod(folder) {
  const files = filesWithZod(folder)
  if (files.length === 0) return
  console.error(`A construção falhou: as páginas trariam o Zod (${files.join(', ')}).`)
  process.exit(1)
}

/** Shortens a script that Vite copies as it is written: every first visit loads it. */
async function minifyScript(file) {
  const { minify } = await import('vite')
  const { code } = await minify(file, readFileSync(file, 'utf8'))
  writeFileSync(file, code)
}

async function step(name, args) {
  const { code, output } = await runNode(args, { quiet: true, env: { NODE_ENV: 'production' } })
  if (code === 0) return
  console.error(output.trim())
  console.error(`A construção falhou (${name}).`)
  process.exit(1)
}
