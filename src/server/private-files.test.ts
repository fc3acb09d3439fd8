import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPaths } from '#test/support/open-paths.ts'
import { closeDataFolder, makeFilesPrivate } from './private-files.ts'

let root: string
let count = 0
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'arremate-private-'))
})
afterAll(() => rm(root, { recursive: true, maxRetries: 3 }))

async function nextFolder(): Promise<string> {
  const folder = join(root, String(++count))
  await mkdir(folder)
  await chmod(folder, 0o755)
  return folder
}
const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o7777

describe.skipIf(process.platform === 'win32')('the permissions of the data folder', () => {
  it('are repaired at all depths, whatever an older version left', async () => {
    const folder = await nextFolder()
    for (const path of ['photos', 'photos/22']) {
      await mkdir(join(folder, path))
      await chmod(join(folder, path), 0o755)
    }
    const files = [
      'secrets.json',
      'photos/22/1.webp',
      ...Array.from({ length: 100 }, (_, n) => `photos/${n}.webp`),
    ]
    for (const file of files) {
      await writeFile(join(folder, file), '')
      await chmod(join(folder, file), 0o666)
    }
    expect(await makeFilesPrivate(folder)).toEqual({ changed: 105, failed: 0, complete: true })
    expect(await openPaths(folder)).toEqual([])
    expect(await makeFilesPrivate(folder)).toEqual({ changed: 0, failed: 0, complete: true })
  })

  it('are not changed behind links', async () => {
    const [folder, elsewhere] = [await nextFolder(), await nextFolder()]
    await writeFile(join(elsewhere, 'file'), '')
    await chmod(join(elsewhere, 'file'), 0o644)
    await symlink(elsewhere, join(folder, 'folder'))
    await symlink(join(elsewhere, 'file'), join(folder, 'file'))
    await symlink(join(root, 'nowhere'), join(folder, 'broken'))
    expect(await makeFilesPrivate(folder)).toMatchObject({ complete: false })
    expect([await modeOf(elsewhere), await modeOf(join(elsewhere, 'file'))]).toEqual([0o755, 0o644])
  })

  it('are repaired in the folder a linked DATA_DIR leads to', async () => {
    const folder = await nextFolder()
    await symlink(folder, join(root, 'linked'))
    await closeDataFolder(join(root, 'linked'))
    expect(await modeOf(folder)).toBe(0o700)
  })

  it('are left unchanged in a folder like /tmp', async () => {
    const folder = await nextFolder()
    await chmod(folder, 0o1777)
    expect(await closeDataFolder(folder)).toMatchObject({ changed: 0, complete: false })
    expect(await makeFilesPrivate(folder)).toMatchObject({ changed: 0, complete: false })
  })

  it('are repaired of the server’s own entries in a folder that others use', async () => {
    const folder = await nextFolder()
    const before = 'before-restore-2026-11-21T12-00-00-000Z'
    for (const path of ['mail', before]) {
      await mkdir(join(folder, path))
      await chmod(join(folder, path), 0o777)
    }
    for (const file of ['mail/old.eml', 'secrets.json', `${before}/secrets.json`, 'somebody.txt']) {
      await writeFile(join(folder, file), '')
      await chmod(join(folder, file), 0o666)
    }
    await chmod(folder, 0o1777)
    expect(await makeFilesPrivate(folder)).toMatchObject({ complete: false })
    const files = ['mail', 'mail/old.eml', 'secrets.json', before, `${before}/secrets.json`, 'somebody.txt']
    const modes = await Promise.all(files.map(file => modeOf(join(folder, file))))
    expect(modes).toEqual([0o700, 0o600, 0o600, 0o700, 0o600, 0o666])
    expect(await modeOf(folder)).toBe(0o1777)
  })

  it('are repaired in a limited number of entries', async () => {
    const folder = await nextFolder()
    for (let n = 0; n < 10; n++) await writeFile(join(folder, String(n)), '')
    expect(await makeFilesPrivate(folder, 5)).toMatchObject({ complete: false })
  })
})
