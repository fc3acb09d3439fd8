import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const iconPackage = 'lucide-react'
const reexport = /^export \{([^}]*)\} from '\.\/icons\/([^']+)\.mjs'/gm
const iconImport = /^import \{([^}]*)\} from "lucide-react";?/gm

/** Reads, from the text of the package's index, the file of each icon's name. */
function readIconFiles(index: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of index.matchAll(reexport))
    for (const name of names.matchAll(/default as (\w+)/g)) files.set(name[1] ?? '', file)
  return files
}

/** Writes imports of icons from the package's index as imports of the icons' own files. */
export const writeIconImports = (code: string, files: ReadonlyMap<string, string>): string =>
  code.replace(iconImport, (whole, names: string) => {
    const wanted = names.split(',').map(name => name.trim().split(/\s+as\s+/))
    const written = wanted.map(([name = '', here = name]) => {
      const file = files.get(name)
      return file === undefined ? null : `import ${here} from "${iconPackage}/icons/${file}";`
    })
    return written.includes(null) ? whole : written.join(' ')
  })

/**
 * Lets modules import the files of icons. Through the package's index, which every page needs for some icon, it could not
 * be seen which page needs which.
 */
export function importIconFiles(): Plugin {
  const files = readIconFiles(
    readFileSync(fileURLToPath(import.meta.resolve(`${iconPackage}/dist/esm/lucide-react.mjs`)), 'utf8'),
  )
  return {
    name: 'import-icon-files',
    apply: 'build',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes(iconPackage)) return null
      return { code: writeIconImports(code, files), map: null }
    },
  }
}

const ownIcon = fileURLToPath(new URL('../../src/web/ui/create-icon.ts', import.meta.url))

/** Lets the files of icons create them by our own component, in the browser's build and the server's alike. */
export const createOwnIcons = (): Plugin => ({
  name: 'create-own-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: source => (source.endsWith('/createLucideIcon.mjs') ? ownIcon : null),
})
