import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runProgram } from '#test/support/run-program.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'arremate-commands-'))
})
afterAll(() => rm(root, { recursive: true, maxRetries: 3 }))

const run = (command: 'backup' | 'restore', args: string[], env: NodeJS.ProcessEnv = {}) =>
  runProgram(command, args, { DATA_DIR: join(root, 'data'), ...env })

describe('the backup and restore commands', () => {
  it('make and restore a backup of a folder that no server uses', { timeout: 120_000 }, async () => {
    const file = join(root, 'copia.tar.gz')
    const { openDatabase } = await import('../database/open-database.ts')
    await (await openDatabase({ url: null, folder: join(root, 'data') })).close()
    const backup = await run('backup', [file])
    expect(backup).toMatchObject({ code: 0, err: '' })
    expect(backup.out).toMatch(
      /Copiando o banco…[^]*Compactando… 100%\nCópia em .*copia\.tar\.gz: [\d,]+ MB, banco em 00/,
    )
    const restored = await run('restore', [file], { DATA_DIR: join(root, 'other') })
    expect(restored).toMatchObject({ code: 0, err: '' })
    expect(restored.out).toMatch(/Conferindo a cópia…\nExtraindo…\n[^]*restaurada em .*other/)
    expect(existsSync(join(root, 'other/database/PG_VERSION'))).toBe(true)
  })

  it('encrypt a backup, which opens with its passphrase alone', { timeout: 120_000 }, async () => {
    const file = join(root, 'cifrada.tar.gz')
    const passphrase = { BACKUP_PASSPHRASE: 'uma senha que ninguém adivinha' }
    const to = (name: string) => ({ DATA_DIR: join(root, name) })
    expect(await run('backup', [file, '--encrypt'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('BACKUP_PASSPHRASE'),
    })
    expect(await run('backup', [file, '--encrypt'], passphrase)).toMatchObject({
      code: 0,
      out: expect.stringContaining('está cifrado'),
    })
    expect(await run('restore', [file], to('locked'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('cifrado: dê a senha'),
    })
    expect(await run('restore', [file], { ...to('opened'), ...passphrase })).toMatchObject({ code: 0 })
    expect(existsSync(join(root, 'opened/database/PG_VERSION'))).toBe(true)
  })

  it('explain how they are used, which is no failure, whatever the settings are', async () => {
    for (const command of ['backup', 'restore'] as const)
      expect(await run(command, ['--help'], { DATABASE_URL: 'nothing' })).toMatchObject({
        code: 0,
        out: expect.stringContaining(`Uso: npm run ${command}`),
        err: '',
      })
  })

  it('explain what to do when they cannot run', async () => {
    const url = { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' }
    await mkdir(join(root, 'empty'))
    await writeFile(join(root, 'texto.tar.gz'), 'Bom dia.')
    const answers = await Promise.all([
      run('backup', ['x.tar.gz'], url),
      run('restore', ['x.tar.gz'], url),
      run('backup', ['x.tar.gz'], { DATA_DIR: join(root, 'empty') }),
      run('restore', [join(root, 'texto.tar.gz')]),
      run('restore', []),
      run('backup', [join(root, 'texto.tar.gz')]),
    ])
    expect(answers.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1, 1])
    expect(answers.map(({ err }) => err)).toEqual([
      expect.stringContaining('pg_dump --format=custom'),
      expect.stringContaining('pg_restore --clean'),
      expect.stringContaining('Não há banco de dados'),
      expect.stringContaining('incompleto ou danificado'),
      expect.stringContaining('Uso: npm run restore'),
      expect.stringContaining('já existe'),
    ])
  })
})
