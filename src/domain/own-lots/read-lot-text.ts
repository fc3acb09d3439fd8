import { foldLotText, type Found } from './fold-lot-text.ts'
import {
  findLotAreas,
  findLotCategory,
  findLotGarage,
  findLotMatricula,
  findLotOccupancy,
  findLotRooms,
  findLotSaleKind,
  findLotTitle,
} from './lot-features.ts'
import { readLotPlace } from './lot-place.ts'
import { choosePrice, readLotPrices } from './lot-prices.ts'
import type { LotFacts } from './own-lot.ts'

/** Each fact of a lot with the words of the page it rests on; `null` where the page does not say, or says two things. */
export type LotReading = { [Fact in keyof LotFacts]: Found<NonNullable<LotFacts[Fact]>> | null }

/** Characters of a title at most: what one line of the desk has room for. */
const titleLength = 80

/**
 * Reads the pasted text of another auctioneer's page. Total: any text gives a reading, and what is not plainly said stays
 * unknown, since a person checks each fact against its words before it is saved.
 * @param today `YYYY-MM-DD`, which tells the round that is to come
 */
export function readLotText(given: string, today: string): LotReading {
  const source = foldLotText(given)
  const prices = readLotPrices(source)
  const category = findLotCategory(source)
  return {
    title: findLotTitle(source, titleLength),
    price: choosePrice(prices, today),
    evaluation: prices.evaluation,
    firstRound: prices.firstRound,
    secondRound: prices.secondRound,
    category,
    saleKind: findLotSaleKind(source),
    ...readLotPlace(source),
    ...findLotAreas(source, category?.value ?? null),
    rooms: findLotRooms(source),
    garage: findLotGarage(source),
    occupancy: findLotOccupancy(source),
    matricula: findLotMatricula(source),
  }
}
