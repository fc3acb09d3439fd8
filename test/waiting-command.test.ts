import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { computeRungPrice, computeStartPrice, findOwnBand } from '#domain/ladder/ladder-position.ts'
import { ladderTable } from '#domain/ladder/ladder-table.ts'
import { waitingPrior } from '#domain/waiting/waiting-prior.ts'
import { runWaitingCommand } from '../scripts/waiting/command.ts'
import { writePriorTable } from '../scripts/waiting/write-prior.ts'

const header =
  ' N° do imóvel;UF;Cidade;Bairro;Endereço;Preço;Valor de avaliação;Desconto;Financiamento;Descrição;Modalidade de venda;Link de acesso'
const money = (centavos: number) => (centavos / 100).toFixed(2).replace('.', ',')

/** Writes a list of vendas once cut; some are missing, spread over the list, and prices may be off the ladder. */
function writeList(date: string, rows: number, { leave = 0, raised = 0 } = {}): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const evaluation = (150_000 + index * 130) * 100
    const start = computeStartPrice(evaluation, findOwnBand(evaluation, ladderTable.bands).lo, 0)
    const price = computeRungPrice(start, 1)! + raised * (1 + index)
    const city = `CIDADE ${String.fromCharCode(65 + (index % 20))}`
    return `${8_000_000 + index};GO;${city};CENTRO;RUA A, N. ${index};${money(price)};${money(evaluation)};0;Sim;Casa;Venda Direta Online;`
  }).filter((_, index) => leave === 0 || index % leave > 0)
  return [`Lista de Imóveis da Caixa;;Data de geração:;${date}`, '', header, ...lines].join('\n')
}

async function run(args: string[], files: Record<string, string | Uint8Array> = {}) {
  const lines = { out: [] as string[], fail: [] as string[], written: [] as string[] }
  const code = await runWaitingCommand(args, {
    read: path => {
      const file = files[path]
      return file === undefined ? Promise.reject(new Error('ENOENT')) : Promise.resolve(Buffer.from(file))
    },
    writePrior: text => Promise.resolve(void lines.written.push(text)),
    out: line => lines.out.push(line),
    fail: line => lines.fail.push(line),
  })
  return { code, out: lines.out.join('\n'), fail: lines.fail.join('\n'), written: lines.written }
}

const pair = {
  'first.csv': writeList('08/01/2026', 400),
  'second.csv.gz': gzipSync(writeList('13/02/2026', 400, { leave: 4 })),
}

describe('the waiting command', () => {
  it('ends with 0 when it is asked how it is used', async () => {
    expect(await run(['--help'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('Uso:') as string,
      fail: '',
    })
  })

  it('counts what left between the lists, gzipped ones too, and says what they would fit', async () => {
    const { code, out, fail } = await run(['second.csv.gz', 'first.csv'], pair)
    expect(fail).toBe('')
    expect(out).toContain('1 intervalos de 1 estados.')
    expect(out).toMatch(/A tabela atual: em \d+ de \d+ casos/)
    expect(out).toMatch(/V1: [\d,]+ em 30 dias \(hoje 0,142; \d+ saídas de \d+ imóveis\)/)
    expect(out).toMatch(/GO: V [\d,]+ \(hoje 0,5\), A 0,4 \(hoje 0,4\)/)
    expect(code).toBe(0)
  })

  it.each<[string, string[], string]>([
    ['no lists', [], 'Diga quais listas ler.'],
    ['an unknown option', ['--all', 'first.csv'], 'Opção desconhecida: --all'],
    ['a single list', ['first.csv'], 'Nenhum estado tem duas listas inteiras'],
    ['a file that is missing', ['first.csv', 'second.csv.gz', 'none.csv'], 'O arquivo não pôde ser aberto.'],
    ['a file that is no list', ['first.csv', 'second.csv.gz', 'odd.csv'], 'odd.csv: '],
  ])('ends with 1 and a reason for %s', async (_, args, reason) => {
    const { code, fail } = await run(args, { ...pair, 'odd.csv': '<html>' })
    expect(fail).toContain(reason)
    expect(code).toBe(1)
  })

  it('leaves out lists whose prices do not follow the ladder', async () => {
    const odd = writeList('13/02/2026', 400, { leave: 4, raised: 1_000 })
    const { code, out } = await run(['first.csv', 'odd.csv'], { ...pair, 'odd.csv': odd })
    expect(out).toContain('odd.csv: GO fica de fora, os preços não seguem a escada')
    expect(code).toBe(1)
  })

  it('writes the table only when asked, with its source and what the lists are silent about', async () => {
    expect((await run(['first.csv', 'second.csv.gz'], pair)).written).toEqual([])
    const { written } = await run(['first.csv', 'second.csv.gz', '--fresh', '--write'], pair)
    const fitted = JSON.parse(written[0]!) as typeof waitingPrior
    expect(fitted.source).toContain('1 intervals between whole lists of the bank of 2026-01-08 to 2026-02-13')
    expect(fitted.groups.V1.gone).toBeGreaterThan(50)
    expect(fitted.groups.A).toEqual(waitingPrior.groups.A)
    expect(fitted.states.RJ).toEqual(waitingPrior.states.RJ)
    expect(fitted.cheaper).toEqual(waitingPrior.cheaper)
  })

  it('writes the table so that the file is read back whole', () => {
    const file = resolve(import.meta.dirname, '../src/domain/waiting/waiting-prior.json')
    expect(JSON.parse(writePriorTable(waitingPrior))).toEqual(JSON.parse(readFileSync(file, 'utf8')))
  })
})
