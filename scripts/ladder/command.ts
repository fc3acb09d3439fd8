import { basename } from 'node:path'
import { readList } from '../../src/domain/caixa/list-reader.ts'
import { formatPercent, integerFormat } from '../../src/domain/format-figures.ts'
import { leastShare } from '../../src/domain/ladder/ladder-check.ts'
import { compareCodes } from '../../src/domain/compare-names.ts'
import { listNextChanges, type NextChange } from '../../src/domain/ladder/next-changes.ts'
import { fitLadder, mergeFittedLadder } from '../../src/domain/ladder/fit-ladder.ts'
import { encodedSizes } from '../../src/domain/ladder/ladder-position.ts'
import { type LadderTable, ladderTable } from '../../src/domain/ladder/ladder-table.ts'
import type { Listing } from '../../src/domain/property/listing.ts'
import { decodeList } from '../../src/server/catalogue/import/decode-list.ts'
import { asksForHelp } from '../../src/server/command-help.ts'
import { countTable, describeFit, describeList } from './report.ts'
import { describeNextChanges, writeRebasingShares } from './next-changes-report.ts'
import { writeLadderTable } from './write-table.ts'

const ladderUsage = `Uso: npm run ladder -- LISTA… [--write]

Lê listas da Caixa (CSV, também .gz), diz por lista e UF quantos preços de Licitação e Venda estão na escada da
tabela atual, e o que as listas sozinhas dariam: faixas, preços iniciais, degraus. De listas seguidas de um estado (até 21
dias entre elas) diz também quantas mudanças foram redução, piso ou recomeço da escada.
  --write   grava em src/domain/ladder/ladder-table.json o que foi ajustado, se explicar 90 % dos imóveis
            e não menos que a tabela atual; os recomeços vistos em dois meses ou mais, em ladder-rules.json
Dê listas de uma só política: as de 2024, por exemplo, seguem outra.
Termina com 0; 1 quando uma lista não pôde ser lida ou nada pôde ser ajustado; 2 quando a tabela não vale nestas listas.`

/** The parts of its process that the command needs. */
export interface LadderIo {
  read(path: string): Promise<Uint8Array>
  writeTable(text: string): Promise<void>
  /** The file of the rules of re-basing, as it is. */
  readRules(): Promise<string>
  writeRules(text: string): Promise<void>
  out(line: string): void
  fail(line: string): void
}

interface ReadLists {
  listings: Listing[]
  /** The listings of each state and date, to see what became of their prices. */
  byState: Map<string, Map<string, Listing[]>>
  dates: string[]
  failures: number
}

async function readLists(files: readonly string[], io: LadderIo): Promise<ReadLists> {
  const all: ReadLists = { listings: [], byState: new Map(), dates: [], failures: 0 }
  for (const [index, file] of files.entries()) {
    const name = `[${index + 1}/${files.length}] ${basename(file)}`
    const bytes = await io.read(file).catch(() => null)
    const list = bytes === null ? null : readList(decodeList(bytes))
    if (list?.kind !== 'list') {
      io.fail(`${name}: ${list === null ? 'O arquivo não pôde ser aberto.' : list.reason}`)
      all.failures += 1
      continue
    }
    const entries = [...list.entries]
    const listings = entries.flatMap(entry => ('listing' in entry ? [entry.listing] : []))
    io.out(describeList(name, list.date, listings))
    if (listings.length < entries.length) {
      io.out(`  ${integerFormat(entries.length - listings.length)} linhas não puderam ser lidas`)
    }
    all.listings.push(...listings)
    if (list.date === null) continue
    all.dates.push(list.date)
    keepByState(all.byState, list.date, listings)
  }
  return all
}

function keepByState(byState: ReadLists['byState'], date: string, listings: readonly Listing[]): void {
  const added = new Map<string, Listing[]>()
  for (const listing of listings) {
    const own = added.get(listing.state)
    if (own) own.push(listing)
    else added.set(listing.state, [listing])
  }
  for (const [state, own] of added) {
    const known = byState.get(state) ?? new Map<string, Listing[]>()
    byState.set(state, known)
    // Two files of one day: the larger one is the whole list.
    if ((known.get(date)?.length ?? 0) < own.length) known.set(date, own)
  }
}

/** Lists the changed prices between the lists of each state. */
const listChanges = ({ byState }: ReadLists): NextChange[] =>
  [...byState.values()].flatMap(known =>
    listNextChanges(
      [...known]
        .map(([listDate, listings]) => ({ listDate, listings }))
        .toSorted((one, other) => compareCodes(one.listDate, other.listDate)),
    ),
  )

/** Says in the table where its figures come from. */
function nameSource(table: LadderTable, { listings, dates }: ReadLists): string {
  const { onLadder, listings: sold } = countTable(listings, table)
  const [first = '', last = first] = [dates.toSorted()[0], dates.toSorted().at(-1)]
  return (
    `Fitted by "npm run ladder" to ${dates.length} official lists of the bank of ${first} to ${last}: ` +
    `${onLadder} of ${sold} prices in Licitação, Venda Online and Venda Direta are on the ladder to the centavo. ` +
    'The bank publishes no such rule, and its policy of 2021 and 2024 was another one.'
  )
}

/** Runs `npm run ladder`. @returns the exit code */
export async function runLadderCommand(args: readonly string[], io: LadderIo): Promise<number> {
  if (asksForHelp(args)) {
    io.out(ladderUsage)
    return 0
  }
  const files = args.filter(arg => !arg.startsWith('-'))
  const unknown = args.find(arg => arg.startsWith('-') && arg !== '--write')
  if (unknown !== undefined || files.length === 0) {
    io.fail(unknown === undefined ? 'Diga quais listas ler.' : `Opção desconhecida: ${unknown}`)
    io.fail(ladderUsage)
    return 1
  }
  const lists = await readLists(files, io)
  const present = countTable(lists.listings, ladderTable)
  if (present.listings === 0) {
    io.fail('Nenhum imóvel de Licitação ou Venda nas listas: nada a ajustar.')
    return 1
  }
  const share = ({ onLadder, listings }: typeof present) =>
    `${integerFormat(onLadder)} de ${integerFormat(listings)} imóveis (${formatPercent((100 * onLadder) / listings, 2)})`
  io.out(`\nA tabela atual explica ${share(present)}.\n`)
  // A listing that several lists name at one price is counted once.
  const distinct = new Map(lists.listings.map(listing => [`${listing.id} ${listing.price}`, listing]))
  const fitted = fitLadder([...distinct.values()])
  if (fitted === null) {
    io.fail('Os preços de Licitação destas listas não se repetem em poucos percentuais: nada a ajustar.')
    return 1
  }
  io.out(describeFit(fitted))
  const merged = mergeFittedLadder(fitted, ladderTable)
  const own = countTable(lists.listings, merged)
  io.out(`\nA tabela ajustada explica ${share(own)}.`)
  const changes = listChanges(lists)
  if (changes.length > 0) io.out(describeNextChanges(changes))
  if (args.includes('--write')) {
    if (merged.multipliers.length > encodedSizes.rungs) {
      io.fail(`Mais de ${encodedSizes.rungs} degraus não cabem no índice da busca: nada gravado.`)
      return 1
    }
    if (own.onLadder < present.onLadder || own.onLadder < leastShare * own.listings) {
      io.fail('A tabela ajustada explica menos de 90 % dos imóveis, ou menos que a atual: nada gravado.')
      return 1
    }
    await io.writeTable(writeLadderTable({ ...merged, source: nameSource(merged, lists) }))
    if (changes.length > 0) await io.writeRules(writeRebasingShares(await io.readRules(), changes))
    io.out('Tabela gravada. Rode npm run check e confira a diferença antes de publicar.')
    return lists.failures > 0 ? 1 : 0
  }
  if (lists.failures > 0) return 1
  return present.onLadder < leastShare * present.listings ? 2 : 0
}
