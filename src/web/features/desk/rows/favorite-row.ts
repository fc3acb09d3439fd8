import { toQuestionFacts } from '#contract/judge-property.ts'
import { writePropertyAddress } from '#contract/property-address.ts'
import type { Favorite, FavoriteLadder } from '#contract/saved-schemas.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { countListAgeDays, rateListAge } from '#domain/freshness/list-age.ts'
import { describePresence } from '#domain/freshness/listing-presence.ts'
import { foldText } from '#domain/fold-text.ts'
import { isQuestionAnswered, judgementQuestions } from '#domain/judgement/judgement-questions.ts'
import { describeDoubtfulPriceShort } from '#domain/property/doubtful-price-words.ts'
import { formatNeighborhood, readHeadName } from '#domain/property/place-names.ts'
import { isBought } from '#domain/property/favorite-stage.ts'
import { buildFavoritePriceRow } from '../../favorites/favorite-price-rows.ts'
import { nameStage } from '../../listing/listing-labels.ts'
import { listingCity } from '../../listing/listing-words.ts'
import { questionNames } from '../../property/question-words.ts'
import { chooseDate, listOwnDates, listPriceDays, listSales } from './desk-date.ts'
import type { DeskRow } from './desk-row.ts'

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
  const { steps, next, returnRange, own, unexplained, maxBid } = priceRow
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
    range: unexplained ? null : returnRange,
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
