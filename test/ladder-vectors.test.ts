import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toDayNumber } from '#domain/calendar-date.ts'
import { findLadderPosition, isLadderModality } from '#domain/ladder/ladder-position.ts'
import { countDaysToBatch, findRebasingShare } from '#domain/ladder/ladder-rules.ts'
import { computePriceOutlook } from '#domain/ladder/next-price.ts'
import { fromReais } from '#domain/money.ts'
import type { Modality } from '#domain/property/listing.ts'
import type { Uf } from '#domain/states.ts'
import { computeWaitingOdds } from '#domain/waiting/waiting-odds.ts'
import { findSharedFile } from './support/shared-files.ts'

/** A listing of a list, with what the rules say of it and what the next list showed. */
interface Vector {
  uf: Uf
  id: string
  list: string
  modality: 'D' | 'O' | 'A' | 'L'
  price: number
  appraisal: number
  group: string
  kind?: 'cut' | 'floor' | 'same'
  cut?: number
  next?: number
  rebase?: number
  pRebase?: number
  pRebaseRange?: [low: number, high: number]
  fam?: 'l' | 'h'
  j?: number
  k?: number
  daysToBatch?: number
  gone90?: [p: number, low: number, high: number]
  actualNext: { price: number } | null
}

const modalities: Record<Vector['modality'], Modality> = {
  D: 'venda-direta',
  O: 'venda-online',
  A: 'licitacao',
  L: 'leilao',
}
const file = findSharedFile('history/round3/test-vectors.json')
const vectors = file === null ? [] : (JSON.parse(readFileSync(file, 'utf8')) as Vector[])

function read(vector: Vector) {
  const [price, evaluation] = [fromReais(vector.price), fromReais(vector.appraisal)]
  const modality = modalities[vector.modality]
  const day = toDayNumber(vector.list)
  const position = isLadderModality(modality) ? findLadderPosition(price, evaluation) : null
  const outlook = computePriceOutlook(price, position, { day, modality, evaluation, lastLicitacaoDay: null })
  const waiting = computeWaitingOdds(
    {
      price,
      evaluation,
      modality,
      position,
      state: vector.uf,
      listDate: vector.list,
      lastLicitacaoDay: null,
    },
    { days: 90, today: vector.list, ladderHolds: true },
  )!
  return { position, outlook, waiting, day }
}

describe.skipIf(file === null)('the listings of the test vectors', () => {
  it('are sixty', () => {
    expect(vectors).toHaveLength(60)
  })

  it.each(vectors)('$uf $id of $list in $modality has the position, prices, shares and odds', vector => {
    const { position, outlook, waiting, day } = read(vector)
    expect(waiting.group).toBe(vector.group)
    if (vector.gone90 !== undefined) {
      const { p, low, high } = waiting.gone!
      for (const [at, value] of [p, low, high].entries())
        expect(Math.abs(value - vector.gone90[at]!)).toBeLessThan(0.01)
    }
    if (vector.fam === undefined) return expect('silent' in outlook.next).toBe(true)
    expect(position).toMatchObject({
      family: vector.fam === 'l' ? 'lo' : 'hi',
      rebasings: vector.j,
      rung: vector.k,
    })
    const next = vector.kind === 'same' ? vector.next! : vector.cut!
    expect(outlook.next).toMatchObject({
      kind: vector.kind === 'same' ? 'same' : 'cut',
      price: fromReais(next),
    })
    if (vector.rebase === undefined) return expect(outlook.rebase).toBeNull()
    expect(outlook.rebase?.price).toBe(fromReais(vector.rebase))
    expect(countDaysToBatch(day)).toBe(vector.daysToBatch)
    const { p, low, high } = findRebasingShare(position!, day)
    expect([p, low, high]).toEqual([vector.pRebase, ...(vector.pRebaseRange ?? [])])
    const isTold = high - low <= 0.45
    expect(outlook.rebase?.share).toEqual(isTold ? { p, low, high } : null)
  })

  it('came to one of the said prices where the price changed by one step', () => {
    const changed = vectors.filter(
      ({ actualNext, price, fam }) => fam && actualNext && actualNext.price !== price,
    )
    const exact = changed.filter(vector => {
      const { outlook } = read(vector)
      const said = ['price' in outlook.next ? outlook.next.price : null, outlook.rebase?.price]
      return said.includes(fromReais(vector.actualNext!.price))
    })
    console.info(`${exact.length} of ${changed.length} changed vectors at the cut or the re-basing`)
    expect(exact.length / changed.length).toBeGreaterThan(0.95)
  })
})
