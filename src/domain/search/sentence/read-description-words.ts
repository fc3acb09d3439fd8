import { readCriteria } from '../search-criteria.ts'
import type { SentenceReading } from './sentence-reading.ts'
import { hasWord, forEachMatch, phrasePattern } from './sentence-patterns.ts'

/** Features of homes that descriptions name, as patterns of folded words. */
const features = [
  'piscinas?',
  'quintal',
  'quintais',
  'terre[oa]s?',
  'su[ií]tes?',
  'churrasqueiras?',
  'varandas?(?: gourmet)?',
  'sacadas?(?: gourmet)?',
  'area gourmet',
  'espaco gourmet',
  'elevador(?:es)?',
  'esquina',
  'lavabos?',
  'edicula',
  'patios?',
  'closet',
  'playground',
  'academia',
  'portaria',
  'condominio fechado',
  'mezanino',
  'porao',
  'despensa',
  'area de servico',
  'area de lazer',
  'salao de festas?',
  'poco artesiano',
  'pomar',
  'lareira',
  'sauna',
  'hidromassagem',
  'duplex',
  'triplex',
  'laje',
  'murad[oa]s?',
  'portao eletronico',
  'vista (?:pro|para o|do|de) mar',
  'frente (?:pro|para o|do|de) mar',
].join('|')
const described = phrasePattern(
  `(?:(?:que (?:tenham?|tem|tiver|fique|seja)|com|tenha|tem|tendo|sendo|em|n[oa]|de|e|ou) )?(?:(?:um|uma|o|a|os|as|bom|boa|grande|andar|1|9) ){0,4}(?<feature>${features})`,
)
/** The first word of every feature. */
const featureWord =
  /^(?:piscina|quinta|terre|suite|churrasq|varanda|sacada|area|espaco|elevador|esquina|lavabo|edicula|patio|closet|playground|academia|portaria|condominio|mezanino|porao|despensa|salao|poco|pomar|lareira|sauna|hidro|duplex|triplex|laje|murad|portao|vista|frente)/
/** A room of its own: "no quintal" is one, but a number of suites above one has no single word. */
const several = /(?:^| )9 /
const few =
  /^(?:um|uma|o|a|os|as|bom|boa|grande|andar|com|em|no|na|de|e|ou|que|tem|tenha|tenham|tiver|fique|seja|tendo|sendo|1|9)$/

/**
 * Reads words that only a listing's description tells ("com quintal", "térrea") as words of the text search, as they
 * were written, in lower case.
 */
export function readDescriptionWords(reading: SentenceReading): void {
  const { criteria, tokens, text } = reading
  if (!hasWord(reading, featureWord)) return
  const words: { at: number; word: string }[] = []
  forEachMatch(reading, described, ([said], from, to) => {
    const amount = tokens.slice(from, to).find(token => token.amount)?.amount
    if (several.test(said) && (amount?.value ?? 1) > 1) return false
    let first = from
    while (first < to - 1 && few.test(tokens[first]?.amount ? '9' : (tokens[first]?.word ?? ''))) first += 1
    const word = text.slice(tokens[first]?.start, tokens[to - 1]?.end).toLowerCase()
    words.push({ at: first, word })
  })
  if (words.length === 0) return
  const all = [...new Set(words.toSorted((a, b) => a.at - b.at).map(({ word }) => word))]
  const joined = [...(criteria.text === null ? [] : [criteria.text]), ...all].join(' ')
  criteria.text = readCriteria({ text: joined }).criteria.text ?? criteria.text
}
