import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bankPage } from '#test/support/bank-page.ts'
import { flats, listFile } from '#test/support/list-file.ts'
import { programFile } from '#test/support/prepared.ts'
import { parseImportArguments, WrongImportUsage } from './import-arguments.ts'
import { createProgressBar, summarizeImport } from './import-console.ts'
import type { ImportOutcome } from './import-outcome.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'arremate-import-'))
})
afterAll(() => rm(root, { recursive: true }))

async function run(...args: string[]) {
  const env = { ...process.env, DATA_DIR: join(root, 'data'), DATABASE_URL: '' }
  const child = spawn(process.execPath, [await programFile('import'), ...args], { env })
  let out = ''
  let err = ''
  child.stdout.on('data', chunk => (out += chunk))
  child.stderr.on('data', chunk => (err += chunk))
  const [code] = await once(child, 'close')
  return { code, out, err }
}

describe('the import command', () => {
  it('imports what it can, in the order of the dates, and reports the rest', async () => {
    const [newer, older, header] = ['newer.csv', 'older.csv', 'header.csv'].map(name => join(root, name)) as [
      string,
      string,
      string,
    ]
    await writeFile(newer, listFile('2026-01-09', flats(3)))
    await writeFile(older, listFile('2026-01-08', flats(5)))
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
    await writeFile(list, listFile('2026-02-01', flats(1, {}, 8444412345678)))
    await writeFile(page, bankPage())
    await writeFile(other, 'Bom dia.')
    expect((await run(list, '--force')).code).toBe(0)
    const { code, out, err } = await run('--detail', page, other, join(root, 'missing.html'))
    expect(code).toBe(1)
    expect(out).toBe('8444412345678.html: página lida: imóvel 8444412345678 (COND INVENTADO)\n')
    expect(err).toMatch(/other\.txt: recusado\. .*não é a página/)
    expect(err).toMatch(/missing\.html: o arquivo não pôde ser lido \(ENOENT\)/)
    await utimes(page, new Date(), new Date('2026-01-10T12:00:00Z'))
    const again = await run('--detail', page)
    expect(again).toMatchObject({ code: 0, err: '' })
    expect(again.out).toMatch(/^8444412345678\.html: já temos uma leitura mais nova, nada mudou: imóvel/)
  })

  it('prints its usage when it is called wrongly', async () => {
    const { code, err } = await run('--nada')
    expect(code).toBe(1)
    expect(err).toMatch(/^Opção desconhecida: --nada\.\n\nUso: npm run import/)
  })
})

describe('the arguments of the import command', () => {
  it('accept files, states and options', () => {
    expect(
      parseImportArguments(['a.csv', '--uf', 'sp,rj', '--uf=SP', '--partial', '--date', '2026-07-06']),
    ).toEqual({
      files: ['a.csv'],
      detail: false,
      download: ['SP', 'RJ'],
      partial: true,
      force: false,
      date: '2026-07-06',
      verbose: false,
    })
    expect(parseImportArguments(['--all']).download).toHaveLength(27)
  })

  it.each([
    [[], /o que importar/],
    [['--uf', 'XX'], /"XX"/],
    [['--date', '06/07/2026', 'a.csv'], /--date/],
    [['--date', '2026-02-30', 'a.csv'], /--date/],
    [['--nada'], /--nada/],
    [['--uf'], /--uf/],
    [['--partial=3', 'a.csv'], /--partial/],
    [['--detail'], /o que importar/],
    [['--detail', 'a.html', '--uf', 'SP'], /--detail/],
    [['--detail', 'a.html', '--force'], /--detail/],
  ])('are refused when they are %j', (args, message) => {
    expect(() => parseImportArguments(args)).toThrow(WrongImportUsage)
    expect(() => parseImportArguments(args)).toThrow(message)
  })
})

describe('the output of the import command', () => {
  const issues = Array.from({ length: 25 }, (_, index) => ({ line: index + 5, reason: 'preço ilegível: ""' }))
  const counts = {
    read: 3480,
    added: 1,
    changed: 2,
    gone: 3,
    back: 4,
    unchanged: 5,
    rejected: 25,
    archived: 0,
  }
  const done: ImportOutcome = {
    status: 'done',
    file: 'a.csv',
    listDate: '2026-01-08',
    states: ['SP'],
    counts,
    issues,
    notes: ['Nota.'],
  }

  it('is a summary with the first twenty rejected lines', () => {
    const lines = summarizeImport(done, { verbose: false }).split('\n')
    expect(lines.slice(0, 4)).toEqual([
      'a.csv: lista de 08/01/2026, SP',
      '  3.480 lidos · 1 novos · 2 alterados · 3 baixados · 4 de volta · 5 inalterados · 25 rejeitados',
      '  Nota.',
      '  linha 5: preço ilegível: ""',
    ])
    expect(lines.at(-1)).toBe('  e mais 5 (todas com --verbose)')
    expect(summarizeImport(done, { verbose: true }).split('\n')).toHaveLength(28)
  })

  it('is a bar on a terminal and a line for each phase elsewhere', () => {
    const shown = (isTTY: boolean) => {
      let text = ''
      const progress = createProgressBar({ isTTY, write: more => (text += more) }, 'a.csv')
      for (const done of [0, 50]) progress.show({ phase: 'applying', done, total: 100 })
      progress.clear()
      return text
    }
    expect(shown(false)).toBe('a.csv: aplicando…\n')
    expect(shown(true)).toContain('████████████░░░░░░░░░░░░ 50%  aplicando')
  })
})
