import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fitLadder } from '#domain/ladder/fit-ladder.ts'
import { computeRungPrice, computeStartPrice, findLadderBands } from '#domain/ladder/ladder-position.ts'
import { ladderTable } from '#domain/ladder/ladder-table.ts'
import { runLadderCommand } from '../scripts/ladder/command.ts'
import { writeLadderTable } from '../scripts/ladder/write-table.ts'
import { findSharedFile } from './support/shared-files.ts'
import { readSharedList } from './support/shared-lists.ts'

const header =
  ' N° do imóvel;UF;Cidade;Bairro;Endereço;Preço;Valor de avaliação;Desconto;Financiamento;Descrição;Modalidade de venda;Link de acesso'
const money = (centavos: number) => (centavos / 100).toFixed(2).replace('.', ',')

/** Writes a list whose prices stand on the ladder of the present table, each raised by a part of itself. */
function writeList(rows: number, raisedBy = 0): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const evaluation = (50_000 + index * 700) * 100
    const [band] = findLadderBands(evaluation)
    const start = computeStartPrice(evaluation, (index % 3 === 0 ? band?.hi : band?.lo) ?? 0, 0)
    const isLicitacao = index % 2 === 0
    const price = computeRungPrice(start, isLicitacao ? 0 : 1 + (index % 4)) ?? 0
    const asked = Math.round(price * (1 + raisedBy * (1 + (index % 7))))
    const modality = isLicitacao ? 'Licitação Aberta' : 'Venda Online'
    return `${8_000_000 + index};SP;SAO PAULO;CENTRO;RUA A, N. ${index};${money(asked)};${money(evaluation)};0;Sim;Casa;${modality};`
  })
  return ['Lista de Imóveis da Caixa;;Data de geração:;21/07/2026', '', header, ...lines].join('\n')
}

const rulesFile = resolve(import.meta.dirname, '../src/domain/ladder/ladder-rules.json')

/** Runs the command on files in memory. */
async function run(args: string[], files: Record<string, string> = {}) {
  const lines = { out: [] as string[], fail: [] as string[], written: [] as string[], rules: [] as string[] }
  const code = await runLadderCommand(args, {
    read: path =>
      path in files ? Promise.resolve(Buffer.from(files[path] ?? '')) : Promise.reject(new Error('ENOENT')),
    writeTable: text => Promise.resolve(void lines.written.push(text)),
    readRules: () => Promise.resolve(readFileSync(rulesFile, 'utf8')),
    writeRules: text => Promise.resolve(void lines.rules.push(text)),
    out: line => lines.out.push(line),
    fail: line => lines.fail.push(line),
  })
  return {
    code,
    out: lines.out.join('\n'),
    fail: lines.fail.join('\n'),
    written: lines.written,
    rules: lines.rules,
  }
}

const tableFile = resolve(import.meta.dirname, '../src/domain/ladder/ladder-table.json')

describe('the ladder command', () => {
  it('ends with 0 when it is asked how it is used', async () => {
    expect(await run(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('Uso:'), fail: '' })
  })

  it('says for each list and state how well the table holds, and what it would fit', async () => {
    const { code, out, fail } = await run(['sp.csv'], { 'sp.csv': writeList(900) })
    expect(fail).toBe('')
    expect(out).toContain('[1/1] sp.csv, lista de 2026-07-21')
    expect(out).toContain('SP: 100% de 900 na escada (Licitação 450/450, Venda Online 450/450): vale')
    expect(out).toContain('A tabela atual explica 900 de 900 imóveis (100%).')
    expect(out).toContain('acima: 61,23045 % e 63,73143 %')
    expect(code).toBe(0)
  })

  it('ends with 2 when the table does not hold, and says so of the list', async () => {
    const { code, out } = await run(['sp.csv'], { 'sp.csv': writeList(900, 0.0131) })
    expect(out).toContain('NÃO VALE')
    expect(code).toBe(2)
  })

  it('names every file that it cannot read, reads the others, and ends with 1', async () => {
    const { code, out, fail } = await run(['nowhere.csv', 'page.csv', 'sp.csv'], {
      'page.csv': '<html><body>Lista</body></html>',
      'sp.csv': writeList(900),
    })
    expect(fail).toContain('[1/3] nowhere.csv: O arquivo não pôde ser aberto.')
    expect(fail).toContain('[2/3] page.csv: O arquivo é uma página da internet')
    expect(out).toContain('[3/3] sp.csv')
    expect(code).toBe(1)
  })

  it.each([
    ['no lists', [], 'Diga quais listas ler.'],
    ['an unknown option', ['--all', 'sp.csv'], 'Opção desconhecida: --all'],
    ['lists without a sale', ['empty.csv'], 'Nenhum imóvel de Licitação ou Venda'],
    ['prices without a rule', ['odd.csv'], 'nada a ajustar'],
  ])('ends with 1 and a reason for %s', async (_, args, reason) => {
    const files = { 'empty.csv': writeList(0), 'odd.csv': writeList(9, 0.0131), 'sp.csv': writeList(9) }
    const { code, fail } = await run(args, files)
    expect(fail).toContain(reason)
    expect(code).toBe(1)
  })

  it('writes the table only when asked, and only one that explains the lists', async () => {
    const good = await run(['sp.csv', '--write'], { 'sp.csv': writeList(900) })
    expect(good.code).toBe(0)
    expect(good.written).toHaveLength(1)
    const { source, bands, ...rest } = JSON.parse(good.written[0] ?? '') as typeof ladderTable
    expect(source).toContain('1 official lists of the bank of 2026-07-21')
    expect(bands.map(({ lo, hi }) => [lo, hi])).toEqual(ladderTable.bands.map(({ lo, hi }) => [lo, hi]))
    expect(rest).toMatchObject({ multipliers: ladderTable.multipliers, edgePercent: ladderTable.edgePercent })

    const odd = await run(['sp.csv', '--write'], { 'sp.csv': writeList(900, 0.0131) })
    expect(odd.written).toEqual([])
    expect(odd.code).toBe(1)
    expect(odd.fail).toContain('nada gravado')
  })

  it('says of lists of one state that follow each other what became of the prices, and writes shares only of two months', async () => {
    const later = writeList(900).replace('21/07/2026', '30/07/2026').replaceAll(';;Data', ';;Data')
    const files = { 'sp.csv': writeList(900), 'later.csv': later.replace(/;([\d]+),(\d\d);/, ';1,00;') }
    const { out, rules } = await run(['sp.csv', 'later.csv', '--write'], files)
    expect(out).toMatch(/De 1 preços na escada que mudaram: 0 desceram um degrau, .* 1 foram a outro preço/)
    expect(rules).toEqual([readFileSync(rulesFile, 'utf8')])
  })

  it('writes the table in the format of the file', () => {
    expect(writeLadderTable(ladderTable)).toBe(readFileSync(tableFile, 'utf8').replaceAll('\r\n', '\n'))
  })
})

const folder = findSharedFile('caixa/lists')

describe.skipIf(folder === null)('fitted to the bank’s lists alone', () => {
  const bases = (bands: typeof ladderTable.bands) => bands.map(({ lo, hi }) => [lo, hi])

  it.each([
    ['all lists of 2026', /^2026/, 0.002],
    // Goiás alone has listings in every band, but fewer beside the edges.
    ['the list of GO', /^2026-01-08_GO/, 0.003],
  ])('%s give the table’s bands and bases', (name, pattern, closeness) => {
    const files = readdirSync(folder ?? '').filter(file => pattern.test(file))
    const fitted = fitLadder(files.flatMap(file => readSharedList(`${folder}/${file}`)))
    expect(bases(fitted?.bands ?? [])).toEqual(bases(ladderTable.bands))
    const edges = (fitted?.bands ?? []).map(({ upTo }, index) => {
      const other = ladderTable.bands[index]?.upTo ?? null
      return upTo === null || other === null ? 0 : Math.abs(upTo / other - 1)
    })
    console.info(
      `${name}: ${fitted?.bands.length} bands, drop ${fitted?.rebasingDrop}, ${fitted?.multipliers.length} rungs, ` +
        `edges at most ${(100 * Math.max(...edges)).toFixed(2)} % off`,
    )
    expect(Math.max(...edges)).toBeLessThanOrEqual(closeness)
    expect(fitted?.rebasingDrop).toBe(ladderTable.rebasingDrop)
    expect(ladderTable.multipliers).toEqual(expect.arrayContaining(fitted?.multipliers ?? []))
  })

  it('São Paulo gives every base of the bands in which it has licitações, and no other', () => {
    const fitted = fitLadder(readSharedList(`${folder}/2026-07-21_SP.csv`))
    // Only the band of R$ 84,000 to 100,000 is missing: it has fewer than five licitações at one price.
    const known = bases(ladderTable.bands).map(([lo]) => lo)
    expect(fitted?.bands.length).toBe(ladderTable.bands.length - 1)
    for (const { lo } of fitted?.bands ?? []) expect(known).toContain(lo)
  })

  it('the bases lie within 0.02 points of those first found by hand', () => {
    const found = findSharedFile('history/ladder.json')
    if (found === null) return
    const { bands } = JSON.parse(readFileSync(found, 'utf8')) as { bands: { lo: number[]; hi: number[] } }
    for (const [index, { lo, hi }] of ladderTable.bands.entries()) {
      expect(Math.abs(lo - (bands.lo[index] ?? 0))).toBeLessThan(0.02)
      expect(Math.abs(hi - (bands.hi[index] ?? 0))).toBeLessThan(0.02)
    }
  })
})
