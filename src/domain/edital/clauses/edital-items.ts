import { parseDecimal } from '../../parse-decimal.ts'
import { isUf, type Uf } from '../../states.ts'
import { tidyText } from '../../fold-text.ts'
import type { TextRange } from './clause-excerpt.ts'

/** A property of an edital that sells several. */
export interface EditalItem {
  /** As the edital numbers it: `176`. */
  item: string
  /** Where it stands in the text. */
  range: TextRange
  /** Where its words end and its number and amounts begin. */
  wordsEnd: number
  state: Uf | null
  city: string | null
  /** Its first line, which names the address or what it is. */
  address: string
  /** Digits of the bank's number of the property, without leading zeros; `null` where none is written. */
  propertyId: string | null
  /** The number of its matrícula, in digits. */
  matricula: string | null
  /** The two amounts at its end in reais: the lower is the minimum bid, the higher the appraisal. */
  price: number | null
  evaluation: number | null
}

/** What an edital says of itself and of its items. */
export interface EditalOutline {
  /** Its number as written: `0027/0326 - CPVE/RE`; `null` where none is found. */
  number: string | null
  items: EditalItem[]
}

const money = String.raw`(?:R\$ ?)?(\d{1,3}(?:\.\d{3}){0,4},\d{2})`
/** Two amounts one after the other, which end an item; between them nothing but the words of their columns. */
const amountsPattern = new RegExp(
  String.raw`${money}(?:[ \t]*\r?\n[ \t]*|[ \t]*[|;–-]?[ \t]+)(?:[A-Za-zÀ-ÿ. ]{0,24}:[ \t]*)?${money}(?=\s|$)`,
  'g',
)
/** A line that begins an item: a number alone, or before the words of the property. */
const startPattern =
  /^[ \t]*(?:(?:item|lote|im[óo]vel)[ \t]*(?:n[º°o.]{1,2})?[ \t]*)?(\d{1,4})(?:[ \t]*[-–.:)|][ \t]*|[ \t]+|[ \t]*$)(?![\d.,/])/gim
const numberPattern =
  /\b(?:licita[çc][ãa]o(?: aberta)?|edital|leil[ãa]o|concorr[êe]ncia)(?:[ \t]+(?:de|da|p[úu]blic[oa]|aberta|[úu]nico|caixa|sfi|leil[ãa]o|licita[çc][ãa]o))*[ \t]*(?:n[º°o.]{1,2}|n[úu]mero)[ \t:]*(\d{1,5}[ \t]?\/[ \t]?\d{2,4}(?:[ \t]?[-–][ \t]?[A-Z]{2,6}(?:\/[A-Z]{2})?)?)/i
/** Text before the first item, or after the last, in which no item begins. */
const longestItem = 3_000
const mostItems = 2_000

const statePattern = /^[ \t]*(?:estado|uf)[ \t]*:[ \t]*([A-Za-z]{2})\b/gim
const cityPattern = /^[ \t]*(?:cidade|munic[íi]pio)[ \t]*:[ \t]*([^\r\n]{2,60}?)[ \t]*$/gim
const propertyNumberPattern = /(?<![\d.,/-])(\d{8,14})(?:-?\d)?(?![\d.,/])/g
const matriculaPattern = /matr[íi]cula(?:s|\(s\))?[ \t]*(?:n[º°o.]{1,2})?[ \t:]*(\d[\d.]{0,11}\d)/i

/** The last value that a heading pattern states before a position. */
const headingBefore = (headings: readonly RegExpExecArray[], at: number): string | null =>
  headings.findLast(({ index }) => index < at)?.[1]?.trim() ?? null

/** Digits alone, without leading zeros: how numbers of properties are compared. */
const normalizePropertyNumber = (written: string): string =>
  written.replace(/\D/g, '').replace(/^0+/, '')

/**
 * Finds the number of an edital and the properties that it sells by item. An item begins with its number and ends with
 * two amounts; one without the bank's number of the property and without a matrícula is none. Items are in the order of
 * the text, at most 2,000; none are found in an edital of one property. Never throws; takes linear time.
 */
export function outlineEdital(text: string): EditalOutline {
  const number = numberPattern.exec(text.slice(0, 20_000))?.[1]?.replace(/[ \t]*\/[ \t]*/g, '/') ?? null
  const starts = [...text.matchAll(startPattern)]
  const states = [...text.matchAll(statePattern)]
  const cities = [...text.matchAll(cityPattern)]
  const items: EditalItem[] = []
  let from = 0
  let next = 0
  let before = 0
  for (const amounts of text.matchAll(amountsPattern)) {
    const end = amounts.index + amounts[0].length
    const low = Math.max(from, amounts.index - longestItem)
    while (next < starts.length && (starts[next]?.index ?? 0) < low) next += 1
    let first: RegExpExecArray | undefined
    for (let at = next; at < starts.length && (starts[at]?.index ?? Infinity) < amounts.index; at++) {
      const value = Number(starts[at]?.[1])
      // Of several lines that begin with a number, a house's or a page's, the one that goes on counting begins the item.
      if (first === undefined || (value === before + 1 && Number(first[1]) !== before + 1)) first = starts[at]
    }
    if (first !== undefined && items.length < mostItems) {
      const item = readItem(text, first, { start: first.index, end }, amounts)
      if (item !== null) {
        items.push({
          ...item,
          state: readState(headingBefore(states, first.index)),
          city: headingBefore(cities, first.index),
        })
        before = Number(item.item)
      }
    }
    from = end
  }
  return { number, items: items.length > 1 || items[0]?.propertyId != null ? items : [] }
}

/**
 * Finds the item of a property among those of an edital: by the bank's number, else by its matrícula where only one item
 * has it. `null` when it is not among them.
 */
export function findOwnItem<Item extends Pick<EditalItem, 'propertyId' | 'matricula'>>(
  items: readonly Item[],
  { id, matricula }: { id: string; matricula: string | null },
): Item | null {
  const number = normalizePropertyNumber(id)
  const named = items.find(({ propertyId }) => propertyId === number)
  if (named !== undefined || matricula === null) return named ?? null
  const record = normalizePropertyNumber(matricula)
  const [only, ...others] = items.filter(
    item => item.matricula !== null && normalizePropertyNumber(item.matricula) === record,
  )
  return others.length === 0 ? (only ?? null) : null
}

const readState = (written: string | null): Uf | null => {
  const uf = written?.toUpperCase() ?? ''
  return isUf(uf) ? uf : null
}

function readItem(
  text: string,
  start: RegExpExecArray,
  range: TextRange,
  amounts: RegExpExecArray,
): Omit<EditalItem, 'state' | 'city'> | null {
  const words = text.slice(range.start + start[0].length, amounts.index)
  const number = [...words.matchAll(propertyNumberPattern)].at(-1)
  const propertyId = number?.[0] ?? null
  const matricula = matriculaPattern.exec(words)?.[1]?.replaceAll('.', '') ?? null
  if (propertyId === null && matricula === null) return null
  const values = [amounts[1], amounts[2]]
    .flatMap(written => parseDecimal(written ?? '') ?? [])
    .toSorted((a, b) => a - b)
  const [address = ''] = words.split(/\r?\n/).flatMap(line => tidyText(line) || [])
  return {
    item: start[1] ?? '',
    range,
    wordsEnd: number === undefined ? amounts.index : range.start + start[0].length + number.index,
    address: address.slice(0, 200),
    propertyId: propertyId === null ? null : normalizePropertyNumber(propertyId),
    matricula,
    price: values[0] ?? null,
    evaluation: values[1] ?? null,
  }
}
