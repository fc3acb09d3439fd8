import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, type Plugin } from 'vite'

/** Minifies a script of the `public` folder in the build's output, which bundlers leave as it is. */
export const minifyPublicScript = (name: string): Plugin => ({
  name: 'minify-public-script',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const file = join(dir, name)
    const { code, errors } = await minify(name, await readFile(file, 'utf8'))
    if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join(', ')}`)
    await writeFile(file, code)
  },
})
