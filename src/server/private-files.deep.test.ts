import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type ChildProgram, startChild } from '#test/support/child.ts'
import { openPaths } from '#test/support/open-paths.ts'

describe.skipIf(process.platform === 'win32')('the server', () => {
  async function serving(folder: string): Promise<ChildProgram> {
    const server = await startChild('serving-child.ts', folder)
    expect(await server.hear()).toMatch(/^http:/)
    return server
  }

  it('opens nothing of its data folder to other users, whatever an older version left', {
    timeout: 240_000,
  }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'arremate-private-'))
    await mkdir(join(folder, 'mail'))
    await writeFile(join(folder, 'mail/old.eml'), '')
    await chmod(join(folder, 'mail/old.eml'), 0o666)
    const first = await serving(folder)
    expect(await openPaths(folder)).toEqual([])
    await first.kill()
    await chmod(folder, 0o777)
    await chmod(join(folder, 'database/PG_VERSION'), 0o644)
    const second = await serving(folder)
    expect(await openPaths(folder)).toEqual([])
    await second.kill()
    await rm(folder, { recursive: true, maxRetries: 3 })
  })
})
