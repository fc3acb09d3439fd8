import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbedded } from './embedded-engine.ts'
import { packTemplate, unpackTemplate } from './embedded-template.ts'

describe('a database unpacked from a template', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'arremate-template-'))
    const engine = await startEmbedded(join(folder, 'original'))
    await engine.script('create table marks (name text); insert into marks values ($$kept$$)')
    await engine.close()
    await packTemplate(join(folder, 'original', 'database'), join(folder, 'template.tar'))
    await unpackTemplate(join(folder, 'template.tar'), join(folder, 'copy', 'database'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('has every file and folder of the original', async () => {
    const names = async (folderName: string) =>
      (await readdir(join(folder, folderName, 'database'), { recursive: true })).sort()
    expect(await names('copy')).toEqual(await names('original'))
  })

  it('is readable by its owner alone', async () => {
    const database = join(folder, 'copy', 'database')
    const modes = await Promise.all(
      ['.', 'base', 'PG_VERSION'].map(async name => (await stat(join(database, name))).mode & 0o777),
    )
    expect(modes).toEqual([0o700, 0o700, 0o600])
  })

  it('opens, and holds what the original held', async () => {
    const engine = await startEmbedded(join(folder, 'copy'))
    const { rows } = await engine.run('select name from marks', [])
    await engine.close()
    expect(rows).toEqual([{ name: 'kept' }])
  })
})
