import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBankPage } from '#test/support/bank-page.ts'
import { flatRows, listFile } from '#test/support/list-file.ts'
import { runProgram } from '#test/support/run-program.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'arremate-import-'))
})
afterAll(() => rm(root, { recursive: true }))

const run = (...args: string[]) => runProgram('import', args, { DATA_DIR: join(root, 'data') })

describe('the import command', () => {
  it('imports what it can, in the order of the dates, and reports the rest', async () => {
    const [newer, older, header] = ['newer.csv', 'older.csv', 'header.csv'].map(name => join(root, name)) as [
      string,
      string,
      string,
    ]
    await writeFile(newer, listFile('2026-01-09', flatRows(3)))
    await writeFile(older, listFile('2026-01-08', flatRows(5)))
    await writeFile(header, listFile('2026-01-10', []))
    const { code, out, err } = await run(newer, header, older, join(root, 'missing.csv'))
    expect(code).toBe(1)
    expect(out.indexOf('older.csv: lista de 08/01/2026, SP')).toBeLessThan(out.indexOf('newer.csv: lista de'))
    expect(out).toContain('5 lidos · 5 novos')
    expect(out).toContain('3 lidos · 0 novos · 0 alterados · 2 baixados')
    expect(err).toMatch(/header\.csv: recusado\. .*cabeçalho/)
    expect(err).toMatch(/missing\.csv: o arquivo não pôde ser lido/)
  })

  it('imports pages of single properties and reports on each', async () => {
    const [list, page, other] = ['list.csv', '8444412345678.html', 'other.txt'].map(name =>
      join(root, name),
    ) as [string, string, string]
    await writeFile(list, listFile('2026-02-01', flatRows(1, {}, 8444412345678)))
    await writeFile(page, createBankPage())
    await writeFile(other, 'Bom dia.')
    expect((await run(list, '--force')).code).toBe(0)
    const { code, out, err } = await run('--detail', page, other, join(root, 'missing.html'))
    expect(code).toBe(1)
    expect(out.split('\n')).toEqual([
      '8444412345678.html: página lida: imóvel 8444412345678 (COND INVENTADO)',
      '1 de 3 páginas lidas',
      expect.stringMatching(/^ {2}1 recusada: O arquivo não é a página/),
      '  1 recusada: O arquivo não pôde ser lido.',
      '',
    ])
    expect(err).toMatch(/other\.txt: recusado\. .*não é a página/)
    expect(err).toMatch(/missing\.html: o arquivo não pôde ser lido \(ENOENT\)/)
    await utimes(page, new Date(), new Date('2026-01-10T12:00:00Z'))
    const again = await run('--detail', page)
    expect(again).toMatchObject({ code: 0, err: '' })
    expect(again.out).toMatch(/^8444412345678\.html: já temos uma leitura mais nova, nada mudou: imóvel/)
  })

  it.each(['--help', '-h'])('prints its usage for %s, which is no failure', async asked => {
    expect(await run(asked)).toEqual({ code: 0, out: expect.stringMatching(/^Uso: npm run import/), err: '' })
  })

  it('prints its usage when it is called wrongly', async () => {
    const { code, err } = await run('--nada')
    expect(code).toBe(1)
    expect(err).toMatch(/^Opção desconhecida: --nada\.\n\nUso: npm run import/)
  })
})
