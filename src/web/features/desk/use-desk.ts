import { isGrounded } from '#domain/judgement/judged-return.ts'
import { hourMs } from '#domain/durations.ts'
import { compareNames } from '#domain/compare-names.ts'
import { useMemo } from 'react'
import { useClients } from '../../data/saved/client-actions.ts'
import { groupExpenses, useExpenses } from '../../data/saved/expense-actions.ts'
import { useFavorites } from '../../data/saved/favorite-actions.ts'
import { useOwnLots } from '../../data/saved/own-lot-actions.ts'
import { useHeldWhilePressed } from '../../ui/use-held-while-pressed.ts'
import { computeResults } from './rows/desk-results.ts'
import { useHomeOfRow } from './rows/home-of-row.ts'
import type { OwnLot } from '#contract/own-lot-schemas.ts'
import type { Favorite, FavoriteLadder } from '#contract/saved-schemas.ts'
import { useTargetRoi } from '../../data/account/target-roi.ts'
import { useFavoriteLadders } from '../../data/saved/favorite-ladders.ts'
import type { DeskRow } from './rows/desk-row.ts'
import type { DeskItem } from './rows/desk-item.ts'
import { judgeLot } from '#contract/judge-lot.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { toDayNumber } from '#domain/calendar-date.ts'
import { foldText } from '#domain/fold-text.ts'
import { formatDay } from '#domain/format-day-range.ts'
import { isBought } from '#domain/property/favorite-stage.ts'
import { categoryLabels, nameStage } from '../listing/listing-labels.ts'
import { chooseDate, type DeskDate, listOwnDates, listPriceDays, listSales } from './rows/desk-date.ts'
import { toQuestionFacts } from '#contract/judge-property.ts'
import { writePropertyAddress } from '#contract/property-address.ts'
import { countListAgeDays, rateListAge } from '#domain/freshness/list-age.ts'
import { describePresence } from '#domain/freshness/listing-presence.ts'
import { isQuestionAnswered, judgementQuestions } from '#domain/judgement/judgement-questions.ts'
import { describeDoubtfulPriceShort } from '#domain/property/doubtful-price-words.ts'
import { formatNeighborhood, readHeadName } from '#domain/property/place-names.ts'
import { buildFavoritePriceRow } from '../favorites/favorite-price-rows.ts'
import { listingCity } from '../listing/listing-words.ts'
import { questionNames } from '../property/question-words.ts'

/** Lists cannot answer the question about comparables; only the property's own page knows their number. */
const listQuestions = judgementQuestions.filter(question => question !== 'comparables')

const shortKinds: Record<string, string> = { Apartamento: 'Apto' }

function countKnown({ property, answers }: Favorite): DeskRow['known'] {
  const facts = toQuestionFacts(property, 0)
  const missing = listQuestions.filter(question => !isQuestionAnswered(question, facts, answers))
  return {
    answered: listQuestions.length - missing.length,
    total: listQuestions.length,
    missing: missing.map(question => questionNames[question]),
  }
}

/**
 * Builds what the desk shows of a favorite.
 * @param now epoch ms
 */
export function buildFavoriteRow(
  favorite: Favorite,
  ladder: FavoriteLadder | undefined,
  targetRoi: number,
  now: number,
): DeskRow {
  const { property, stage, notes } = favorite
  const today = toBrasiliaIso(now).slice(0, 10)
  const priceRow = buildFavoritePriceRow(favorite, ladder, targetRoi, today)
  const head = readHeadName(property)
  const [kind, place, city] = [
    shortKinds[head] ?? head,
    formatNeighborhood(property.neighborhood),
    listingCity(property),
  ]
  const gone = property.gone && !isBought(stage)
  const dates = [
    ...listOwnDates(favorite, today),
    ...(isBought(stage) ? [] : listSales(property, now)),
    ...(property.gone || isBought(stage) ? [] : listPriceDays(priceRow, today)),
  ]
  const ageDays = countListAgeDays(property.listDate, now)
  const { steps, next, returnRange, ground, own, unexplained, maxBid } = priceRow
  return {
    id: favorite.property_id,
    item: favorite,
    elsewhere: false,
    path: writePropertyAddress(property),
    kind,
    place,
    city,
    category: property.category,
    stage,
    price: property.price,
    discount: property.discount,
    steps,
    next: property.gone || next === null ? null : { kind: next.kind, price: next.price },
    dates,
    date: chooseDate(dates),
    range: unexplained || !isGrounded(ground) ? null : returnRange,
    paperReturn: unexplained || isGrounded(ground) ? null : (returnRange?.base ?? null),
    ownReturn: own,
    unexplained,
    maxBid: unexplained ? null : maxBid,
    known: countKnown(favorite),
    gone,
    list: property.gone ? null : { date: property.listDate, ageDays, level: rateListAge(ageDays) },
    presence: isBought(stage) ? null : { ...describePresence(property, now), listed: property.listed },
    doubtfulPrice: describeDoubtfulPriceShort(property),
    words: foldText(
      [head, kind, place, city, property.id, property.address, notes, nameStage(stage)].join(' '),
    ),
  }
}

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
  const { returnRange, maxBid, own, ground } = judgeLot(lot, targetRoi)
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
    range: isGrounded(ground) ? returnRange : null,
    paperReturn: isGrounded(ground) ? null : (returnRange?.base ?? null),
    maxBid: isGrounded(ground) ? maxBid : null,
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

interface BuiltRow {
  row: DeskRow
  ladder: FavoriteLadder | undefined
  targetRoi: number
  hour: number
}

/** Caches the rows by their source, so that only changed ones of a thousand are judged again. */
const builtRows = new WeakMap<DeskItem, BuiltRow>()

function findRow(
  item: DeskItem,
  ladder: FavoriteLadder | undefined,
  targetRoi: number,
  now: number,
): DeskRow {
  const found = builtRows.get(item)
  const hour = Math.floor(now / hourMs)
  if (found?.ladder === ladder && found?.targetRoi === targetRoi && found.hour === hour) return found.row
  const row =
    'property' in item ? buildFavoriteRow(item, ladder, targetRoi, now) : buildLotRow(item, targetRoi, now)
  builtRows.set(item, { row, ladder, targetRoi, hour })
  return row
}

/**
 * Returns the rows of the desk, the last saved first.
 * @param now epoch ms
 */
function useDeskRows(
  favorites: readonly Favorite[],
  lots: readonly OwnLot[],
  now: number,
): readonly DeskRow[] {
  const [targetRoi] = useTargetRoi()
  const ladders = useFavoriteLadders(favorites)
  return useMemo(() => {
    const byId = new Map(ladders?.map(ladder => [ladder.id, ladder]))
    return [
      ...lots.map(lot => findRow(lot, undefined, targetRoi, now)),
      ...favorites.map(favorite => findRow(favorite, byId.get(favorite.property_id), targetRoi, now)),
    ]
  }, [favorites, lots, ladders, targetRoi, now])
}

/**
 * Returns all that the desk shows, with changes that the server has not confirmed, and how many of these wait. Rows and
 * clients stay where they are while somebody presses.
 * @param now epoch ms
 */
export function useDesk(now: number, demonstration: boolean) {
  const favorites = useFavorites()
  const lots = useOwnLots()
  const clientView = useClients()
  const expenseView = useExpenses()
  const rows = useHeldWhilePressed(useDeskRows(favorites.items, lots.items, now))
  const clientItems = useHeldWhilePressed(clientView.items)
  const clients = useMemo(() => clientItems.toSorted((a, b) => compareNames(a.name, b.name)), [clientItems])
  const expenses = useMemo(() => groupExpenses(expenseView.items), [expenseView.items])
  const homeOf = useHomeOfRow()
  const context = useMemo(
    () => ({ clients: new Map(clients.map(({ id, name }) => [id, name])), demonstration, homeOf }),
    [clients, demonstration, homeOf],
  )
  return {
    rows,
    clients,
    context,
    expenses,
    results: useMemo(() => computeResults(rows, expenses), [rows, expenses]),
    loading: favorites.status === 'loading',
    away: favorites.away,
    unsent: favorites.unsent,
    waiting: favorites.waiting + lots.waiting + clientView.waiting + expenseView.waiting,
  }
}
