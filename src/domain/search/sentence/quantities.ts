import { listAmounts, type SentenceReading } from './sentence-reading.ts'
import { forEachMatch, phrasePattern } from './sentence-patterns.ts'

const most =
  'ate(?: no maximo| uns| umas| os| as| o maximo(?: de)?| o valor de)?|(?:no |de |o )?maxim[oa](?: de| e| :)?|max(?: \\.)?(?: de)?|abaixo d[eoa]s?|por menos d[eo]s?|menos (?:de|que|do que)|menor(?:es)? (?:que|do que|de)|inferior(?:es)? a|nao (?:passem?|passar|passando|ultrapassem?|ultrapassar|exceda)(?: de| dos)?|nao (?:custem? |tenho |posso |seja |pode ser |quero )?mais (?:de|do|que|do que|caro que)|limite(?: de| e)?|teto(?: de| e)?|mais barat[oa]s? (?:que|do que|de)|dentro d[eo]s?|(?:que )?cai?ba?m? em|(?:que )?cabe em|(?:sub(?:ir|e|a)|aument(?:ar|a|e)|baix(?:ar|a|e)|diminu(?:ir|i|a)|abaix(?:ar|a|e)|chegar) (?:o preco |o valor |o teto )?(?:pra|para|ate|a)(?: uns| ate)?|<(?: =)?'
const least =
  'acima d[eoa]s?|(?:com )?mais (?:de|que|do que)|a partir d[eo]s?|(?:no |pelo |de |o )?minim[oa](?: de| e| :)?|(?:com )?pelo menos|ao menos|maior(?:es)? (?:que|do que|de)|superior(?:es)? a|partindo de|min(?: \\.)?(?: de)?|desde|mais car[oa]s? (?:que|do que)|>(?: =)?'
const about =
  'por volta d[eo]s?|(?:de |por )?uns|(?:de )?umas|cerca de|em torno d[eo]s?|aproximadamente|aprox(?: \\.)?|mais ou menos(?: de)?|na casa dos?|na media de|(?:na |numa )?faixa d[eo]s?|perto d[eo]s?'
const afterMost = '(?:no |de )?maxim[oa]|max|(?:pra|para|p) baixo|ou menos'
const afterLeast = '(?:no |de )?minim[oa]|min|pelo menos|(?:pra|para|p|a) cima|acima|ou mais|em diante|\\+'

const compared = `(?:(?<most>${most})|(?<least>${least})|(?<about>${about})) `

/** A quantity in a sentence: its comparison, one or two numbers, and what is counted. */
interface Pattern {
  /** What is counted, as it follows the number. */
  unit: string
  /** Words that may precede the quantity: `valor`, `área`. */
  lead?: string
  /** The accepted numbers: `9` is one up to 20, `#` a greater one, `$` money. */
  number?: string
}

export const quantityPattern = ({ unit, lead = '(?!)', number = '[9#]' }: Pattern): RegExp =>
  phrasePattern(
    `(?:(?:com |entre |de )?(?:${lead})(?: :| e)? )?(?:entre )?(?:${compared})?(?:entre |de )?(?:[9#](?: ${unit})? (?<to>a|e|ate|ou|/|-) )?${number}(?: (?<open>ou mais|\\+|no minimo))? (?:${unit})(?: (?:(?<afterMost>${afterMost})|(?<afterLeast>${afterLeast}))(?! (?:de )?[9#$]))?`,
  )

/** The parts of which price patterns are built. */
export const comparisonPatterns = {
  compared,
  after: `(?:(?<afterMost>${afterMost})|(?<afterLeast>${afterLeast}))(?! (?:de )?[9#$])`,
}

export interface QuantityBounds {
  min: number | null
  max: number | null
  /** The comparison in the sentence; `more` = strictly more than `min`. */
  said: 'most' | 'least' | 'more' | 'about' | 'between' | 'nothing'
}

/** "por volta de": 15 % above and below. */
const boundsAround = (value: number): QuantityBounds => ({
  min: Math.round(value * 85) / 100,
  max: Math.round(value * 115) / 100,
  said: 'about',
})

/** Reads the bounds that a match of such a pattern states. */
export function readQuantityBounds(match: RegExpExecArray, values: readonly number[]): QuantityBounds {
  const groups = match.groups ?? {}
  const [first = 0, second] = values
  if (second !== undefined)
    return { min: Math.min(first, second), max: Math.max(first, second), said: 'between' }
  if (groups.most || groups.afterMost) return { min: null, max: first, said: 'most' }
  if (groups.afterLeast) return { min: first, max: null, said: 'least' }
  if (groups.least)
    return {
      min: first,
      max: null,
      said: /^(com )?(mais|acima|maior|superior|>$)/.test(groups.least) ? 'more' : 'least',
    }
  if (groups.about) return boundsAround(first)
  if (groups.open) return { min: first, max: null, said: 'least' }
  return { min: null, max: null, said: 'nothing' }
}

/** Calls `use` for each match of a quantity pattern with the values as stated. */
export function forEachQuantity(
  reading: SentenceReading,
  pattern: RegExp,
  use: (values: number[], match: RegExpExecArray, from: number, to: number) => boolean | void,
): void {
  forEachMatch(reading, pattern, (match, from, to) => {
    const values = listAmounts(reading, from, to).map(amount => amount.value)
    return values.length === 0 ? false : use(values, match, from, to)
  })
}
