import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { finishRestore } from './finish-restore.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'arremate-finish-'))
})
afterAll(() => rm(root, { recursive: true }))

const aside = 'before-restore-x'
async function folderWith(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name, path)), { recursive: true })
    await writeFile(join(root, name, path), text)
  }
  return join(root, name)
}
const ready = { 'restore.ready/aside.txt': aside }

describe('a killed restore', () => {
  // Every moment between two renames, in order.
  it.each<[string, Record<string, string>]>([
    [
      'before the first step',
      {
        'secrets.json': 'old',
        'database/v': 'old',
        'restore.ready/secrets.json': 'new',
        'restore.ready/database/v': 'new',
      },
    ],
    [
      'with the old secrets aside',
      {
        [`${aside}/secrets.json`]: 'old',
        'database/v': 'old',
        'restore.ready/secrets.json': 'new',
        'restore.ready/database/v': 'new',
      },
    ],
    [
      'with the new secrets in place',
      {
        [`${aside}/secrets.json`]: 'old',
        'secrets.json': 'new',
        'database/v': 'old',
        'restore.ready/database/v': 'new',
      },
    ],
    [
      'with the old database aside',
      {
        [`${aside}/secrets.json`]: 'old',
        'secrets.json': 'new',
        [`${aside}/database/v`]: 'old',
        'restore.ready/database/v': 'new',
      },
    ],
    [
      'with all in place',
      {
        [`${aside}/secrets.json`]: 'old',
        'secrets.json': 'new',
        [`${aside}/database/v`]: 'old',
        'database/v': 'new',
      },
    ],
  ])('killed at %s is completed and keeps the old data', async (moment, files) => {
    const folder = await folderWith(moment.replaceAll(' ', '-'), { ...ready, ...files })
    await finishRestore(folder)
    await finishRestore(folder)
    const read = (path: string) => readFile(join(folder, path), 'utf8')
    expect([await read('secrets.json'), await read('database/v')]).toEqual(['new', 'new'])
    expect([await read(`${aside}/secrets.json`), await read(`${aside}/database/v`)]).toEqual(['old', 'old'])
    expect(existsSync(join(folder, 'restore.ready'))).toBe(false)
  })

  it('changes nothing when killed before all was checked', async () => {
    const folder = await folderWith('draft', { 'database/v': 'old', 'restore.draft/database/v': 'new' })
    await finishRestore(folder)
    expect(await readFile(join(folder, 'database/v'), 'utf8')).toBe('old')
  })

  it('keeps the existing secrets when the backup has none', async () => {
    const folder = await folderWith('plain', {
      ...ready,
      'secrets.json': 'old',
      'restore.ready/database/v': 'new',
    })
    await finishRestore(folder)
    expect(await readFile(join(folder, 'secrets.json'), 'utf8')).toBe('old')
    expect(existsSync(join(folder, aside))).toBe(false)
  })
})
