import { parsePrice } from '../../money.ts'
import type { RegisteredBids } from '../../property/bank-page.ts'
import { isCalendarDate } from '../../calendar-date.ts'
import { capturePage } from './page-capture.ts'
import { foldKeepingPositions } from './page-labels.ts'

/** Whether the page marks the property as disputed: somebody has bid. */
export const saysInDispute = (text: string): boolean =>
  /(?<![a-z])(?:imovel em disputa|lances registrados nessa disputa)(?![a-z])/.test(foldKeepingPositions(text))

const countdown =
  /(?<![a-z])tempo restante[^:\n]{0,40}:\s*(\d{1,3})\s*dias?\s*(\d{1,2})\s*horas?\s*(\d{1,2})\s*minutos?\s*(\d{1,2})\s*segundos?(?![a-z])/

/** Reads the countdown of an online sale in seconds; `null` without one, and for one that stands at zero. */
export function readRemainingSeconds(text: string): number | null {
  const [, ...parts] = countdown.exec(foldKeepingPositions(text)) ?? []
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map(Number)
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds || null
}

/** A bid's line: its place, whose it is, its amount and its day, spread over lines or not. */
const bidPattern = /(?<!\d)\d{1,4}[º°o][\s\S]{0,60}?R\$ ?([\d.]+,\d{2})(?:\s*(\d{2})\/(\d{2})\/(\d{4}))?/g
/** Bids that are read at most. */
const maxBids = 2_000

/**
 * Reads the bank's answer to the question for a property's bids: a table, or the sentence that there are none. `null`
 * for anything else, so that an answer that was not understood stays unknown.
 */
export function readBids(answer: string): RegisteredBids | null {
  if (answer.length > 500_000) return null
  const { text } = capturePage(answer)
  const key = foldKeepingPositions(text)
  if (/^nao ha dados\.?$/.test(key.trim())) return { count: 0, highest: null, on: null }
  const at = key.search(/(?<![a-z])lances registrados/)
  if (at < 0) return null
  const bids = [...text.slice(at).matchAll(bidPattern)]
    .slice(0, maxBids)
    .flatMap(([, amount = '', day, month, year]) => {
      const price = parsePrice(amount)
      const date = `${year}-${month}-${day}`
      return price === null ? [] : [{ price, on: isCalendarDate(date) ? date : null }]
    })
  const [highest] = bids.toSorted((one, other) => other.price - one.price)
  return highest === undefined ? null : { count: bids.length, highest: highest.price, on: highest.on }
}
