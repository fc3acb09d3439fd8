import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'

/** The inputs of a build; tests are not among them. */
const everything = [
  'src',
  'scripts/demo-catalogue.ts',
  'scripts/demo',
  'scripts/lib/build.mjs',
  'scripts/lib/import-icon-files.ts',
  'scripts/lib/precompress.mjs',
  'vite.config.ts',
  'vite.pages.config.ts',
  'vite.server.config.ts',
  'package-lock.json',
]

const isTest = path => /\.test\.tsx?$/.test(path)

function filesOf(path) {
  if (!existsSync(inRoot(path))) return []
  try {
    return readdirSync(inRoot(path), { withFileTypes: true })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap(entry => (entry.isDirectory() ? filesOf(`${path}/${entry.name}`) : [`${path}/${entry.name}`]))
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path]
    throw error
  }
}

/** Hashes names and contents of the files that go into dist/; a few hundred files take about 20 ms. */
export function fingerprint(sources = everything) {
  const hash = createHash('sha256').update(process.versions.modules)
  for (const path of sources.flatMap(filesOf).filter(path => !isTest(path))) {
    hash.update(`\0${path}\0`).update(readFileSync(inRoot(path)))
  }
  return hash.digest('hex')
}
