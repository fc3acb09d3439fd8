import { judgeLot } from '#contract/judge-lot.ts'
import type { OwnLot } from '#contract/own-lot-schemas.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { toDayNumber } from '#domain/calendar-date.ts'
import { foldText } from '#domain/fold-text.ts'
import { formatDay } from '#domain/format-day-range.ts'
import { isBought } from '#domain/property/favorite-stage.ts'
import { categoryLabels, nameStage } from '../../listing/listing-labels.ts'
import { chooseDate, type DeskDate, listOwnDates } from './desk-date.ts'
import type { DeskRow } from './desk-row.ts'

/** Lists the rounds of the sale that are still to come; what was bought is not sold again. */
function listRounds({ firstRound, secondRound, stage }: OwnLot, today: string): DeskDate[] {
  if (isBought(stage)) return []
  const rounds = [
    { round: firstRound, what: '1ª praça' },
    { round: secondRound, what: '2ª praça' },
  ]
  return rounds.flatMap(({ round, what }): DeskDate[] => {
    if (round?.date == null || round.date < today) return []
    const hour = round.time === null ? '' : `, ${round.time.replace(':', 'h').replace(/h00$/, 'h')}`
    return [
      {
        kind: 'sale',
        from: round.date,
        day: `${formatDay(round.date, today)}${hour}`,
        what,
        inDays: toDayNumber(round.date) - toDayNumber(today),
      },
    ]
  })
}

/**
 * Builds what the desk shows of a lot from elsewhere.
 * @param now epoch ms
 */
export function buildLotRow(lot: OwnLot, targetRoi: number, now: number): DeskRow {
  const today = toBrasiliaIso(now).slice(0, 10)
  const { title, category, city, state, stage, price, evaluationValue: value } = lot
  const { returnRange, maxBid, own } = judgeLot(lot, targetRoi)
  const dates = [...listOwnDates(lot, today), ...listRounds(lot, today)]
  const place = [city, state].filter(Boolean).join(', ')
  const labels = [category && categoryLabels[category], nameStage(stage), lot.sourceName]
  return {
    id: lot.id,
    item: lot,
    elsewhere: true,
    path: null,
    kind: title,
    place: '',
    city: place,
    category,
    stage,
    price,
    discount: price !== null && value !== null && value > 0 ? Math.max(0, (1 - price / value) * 100) : null,
    steps: [],
    next: null,
    dates,
    date: chooseDate(dates),
    range: returnRange,
    maxBid,
    ownReturn: own,
    unexplained: false,
    known: null,
    gone: false,
    list: null,
    presence: null,
    doubtfulPrice: '',
    words: foldText([title, place, lot.address, lot.notes, ...labels].join(' ')),
  }
}
