import { basename } from 'node:path'
import { readList } from '../../src/domain/caixa/list-reader.ts'
import { compareCodes } from '../../src/domain/compare-names.ts'
import { foldText } from '../../src/domain/fold-text.ts'
import { integerFormat } from '../../src/domain/format-figures.ts'
import { checkLadder, countOnLadder } from '../../src/domain/ladder/ladder-check.ts'
import type { Listing } from '../../src/domain/property/listing.ts'
import type { Uf } from '../../src/domain/states.ts'
import {
  countListIntervals,
  type CountedOffer,
  type OfferedList,
} from '../../src/domain/waiting-fit/count-lists.ts'
import { fitWaiting, type StateIntervals } from '../../src/domain/waiting-fit/fit-waiting.ts'
import { type WaitingPrior, waitingPrior } from '../../src/domain/waiting/waiting-prior.ts'
import { decodeList } from '../../src/server/catalogue/import/decode-list.ts'
import { asksForHelp } from '../../src/server/command-help.ts'
import { describeCoverage, describeFit, measureCoverage } from './report.ts'
import { writePriorTable } from './write-prior.ts'

const waitingUsage = `Uso: npm run waiting -- LISTA… [--fresh] [--write]

Lê listas inteiras da Caixa (CSV, também .gz; de um estado ou de vários), conta o que houve com os imóveis entre listas do
mesmo estado com 28 dias ou mais entre elas, diz em quantos casos as faixas da tabela atual valeram, e o que as listas
dariam: por grupo quantos saem em 30 dias, por estado o fator.
  --fresh   ajusta os fatores dos estados só a estas listas, sem partir dos de hoje
  --write   grava em src/domain/waiting/waiting-prior.json o que foi ajustado
Listas em que a escada de preços não vale (de outra política) e listas cortadas ficam de fora.
Termina com 0; 1 quando uma lista não pôde ser lida ou nada pôde ser contado.`

/** The parts of its process that the command needs. */
export interface WaitingIo {
  read(path: string): Promise<Uint8Array>
  writePrior(text: string): Promise<void>
  out(line: string): void
  fail(line: string): void
}

interface ReadLists {
  lists: Map<Uf, OfferedList[]>
  failures: number
}

/** Splits a list into those of its states; those of an older policy are left out and said. */
async function readLists(files: readonly string[], io: WaitingIo): Promise<ReadLists> {
  const lists = new Map<Uf, OfferedList[]>()
  let failures = 0
  for (const [index, file] of files.entries()) {
    const name = `[${index + 1}/${files.length}] ${basename(file)}`
    const bytes = await io.read(file).catch(() => null)
    const list = bytes === null ? null : readList(decodeList(bytes))
    if (list?.kind !== 'list' || list.date === null) {
      io.fail(
        `${name}: ${list === null ? 'O arquivo não pôde ser aberto.' : list.kind === 'list' ? 'A lista não traz a data de geração.' : list.reason}`,
      )
      failures += 1
      continue
    }
    const listings = [...list.entries].flatMap(entry => ('listing' in entry ? [entry.listing] : []))
    const { all, states } = checkLadder(countOnLadder(listings))
    for (const state of new Set(listings.map(each => each.state))) {
      if (!(states.get(state) ?? all).holds && all.listings >= 50) {
        io.out(`${name}: ${state} fica de fora, os preços não seguem a escada`)
        continue
      }
      const known = lists.get(state) ?? []
      lists.set(state, known)
      if (known.some(({ listDate }) => listDate === list.date)) continue
      known.push({ listDate: list.date, offers: toOffers(listings.filter(each => each.state === state)) })
    }
  }
  for (const known of lists.values()) known.sort((one, other) => compareCodes(one.listDate, other.listDate))
  return { lists, failures }
}

const toOffers = (listings: readonly Listing[]): Map<string, CountedOffer> =>
  new Map(
    listings.map(({ id, city, price, evaluation, modality }) => [
      id,
      { id, cityKey: foldText(city), price, evaluation, modality },
    ]),
  )

/** Says in the table where its figures come from. */
const nameSource = (fitted: WaitingPrior, intervals: number, fresh: boolean): string =>
  `Fitted by "npm run waiting" to ${intervals} intervals between whole lists of the bank of ${fitted.period.from} to ${fitted.period.to}` +
  `${fresh ? '' : `, the factors of states starting from those before (${waitingPrior.source})`}.`

/** Runs `npm run waiting`. @returns the exit code */
export async function runWaitingCommand(args: readonly string[], io: WaitingIo): Promise<number> {
  if (asksForHelp(args)) {
    io.out(waitingUsage)
    return 0
  }
  const files = args.filter(arg => !arg.startsWith('-'))
  const unknown = args.find(arg => arg.startsWith('-') && arg !== '--write' && arg !== '--fresh')
  if (unknown !== undefined || files.length === 0) {
    io.fail(unknown === undefined ? 'Diga quais listas ler.' : `Opção desconhecida: ${unknown}`)
    io.fail(waitingUsage)
    return 1
  }
  const { lists, failures } = await readLists(files, io)
  const states: StateIntervals[] = [...lists].map(([state, known]) => ({
    state,
    intervals: countListIntervals(known),
  }))
  const intervals = states.flatMap(each => each.intervals)
  if (intervals.length === 0) {
    io.fail('Nenhum estado tem duas listas inteiras com 28 dias ou mais entre elas: nada a contar.')
    return 1
  }
  const fresh = args.includes('--fresh')
  io.out(
    `${integerFormat(intervals.length)} intervalos de ${integerFormat(states.filter(each => each.intervals.length > 0).length)} estados.`,
  )
  io.out(`\nA tabela atual: ${describeCoverage(measureCoverage(states, waitingPrior))}`)
  const fitted = fitWaiting(states, waitingPrior, fresh)
  io.out(describeFit(fitted, states))
  io.out(`\nA tabela ajustada, nas mesmas listas: ${describeCoverage(measureCoverage(states, fitted))}`)
  if (args.includes('--write')) {
    await io.writePrior(writePriorTable({ ...fitted, source: nameSource(fitted, intervals.length, fresh) }))
    io.out('Tabela gravada. Rode npm run check e confira a diferença antes de publicar.')
  }
  return failures > 0 ? 1 : 0
}
