import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

interface Check {
  filesWithZod(folder: string): string[]
}

it('the build finds the files that have Zod in them, and no others', async () => {
  const check = join(process.cwd(), 'scripts/lib/without-zod.mjs')
  const { filesWithZod } = (await import(check)) as Check
  const folder = await mkdtemp(join(tmpdir(), 'arremate-zod-'))
  try {
    await writeFile(join(folder, 'plain.js'), 'console.log("a page without schemas")\n')
    expect(filesWithZod(folder)).toEqual([])
    await copyFile('node_modules/zod/v4/core/schemas.js', join(folder, 'with-zod.js'))
    expect(filesWithZod(folder)).toEqual(['with-zod.js'])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
