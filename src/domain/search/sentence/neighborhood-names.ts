import { numberWordValues } from '../../number-words.ts'
import { isCommonWord, isKnownWord, seemsCommonWord } from './known-words.ts'
import { endOfName, neighborhoodPrefixes } from './place-mentions.ts'
import { categoryWords } from './read-kinds.ts'
import type { SentenceReading } from './sentence-reading.ts'
import { isUnknown } from './set-place.ts'
import { usesCapitals, wordAt } from './state-mentions.ts'

const categories = new Set(categoryWords)
const mostNameWords = 4

/** Words with which names of neighborhoods begin, among their everyday meanings: "na Cidade Baixa", "no Morada do Vale". */
export const nameBeginning =
  /^(?:sao|santo|santa|nossa|nov[oa]|boa|bom|alto|cidade|campo|morada|ponta|ilha|lagoa|barra|bela|monte|porto|asa|cruz|quinta|fonte|vale|morro|jd|jardim|vila|parque|boca|conjunto|casa|dom|dona|padre)$/
/** Words that end a name. */
export const closing =
  /^(?:em|n[oa]s?|d[aeo]s?|com|sem|ate|max|min|que|e|ou|nem|por|pra|para|mas|menos|fora|exceto|so|nao|localiz\w+|regiao|opcao|bota|poe|coloc\w+|troc\w+|mud[ae]|inclu\w+|pert\w+|longe|proxim\w+|ali|la|k+|roi|itbi|iptu|fgts|\w)$/
/** The same, which nothing else begins with. */
const sureBeginning =
  /^(?:sao|santo|santa|nossa|dom|dona|padre|boca|morada|conjunto|asa|ponta|ilha|lagoa|barra|morro|cidade)$/
/** Kinds of property with which names of neighborhoods begin: "Sítio Cercado", "Chácara das Pedras". */
const ruralWord = /^(?:sitio|chacara|fazenda|granja)$/
/** Words that begin what is no neighborhood: "na Grande Vitória", "no entorno de Brasília". */
export const otherPlace =
  /^(?:bairros?|rua|r|avenida|av|travessa|rodovia|alameda|estrada|grande|entorno|regiao|zona|litoral|orla|interior|capital|periferia|estado)$/

/** Whether a token may be a word of a neighborhood's name that no list has. */
export const isNameWord = (reading: SentenceReading, at: number): boolean => {
  const token = reading.tokens[at]
  if (token?.kind !== 'word' || reading.consumed[at]) return false
  return (isUnknown(reading, at) && !seemsCommonWord(token.word)) || (token.capital && usesCapitals(reading))
}
export const isPlainWord = ({ tokens, consumed }: SentenceReading, at: number): boolean =>
  tokens[at]?.kind === 'word' &&
  consumed[at] === false &&
  !closing.test(tokens[at].word) &&
  !numberWordValues.has(tokens[at].word)

/** Returns the token after a name that begins with a word such as "jardim", a kind of property or an unknown word. */
export function findEndOfUnlistedName(
  reading: SentenceReading,
  from: number,
  limit: number,
  isPlaced: boolean,
): number | null {
  const word = wordAt(reading, from)
  // "Na cidade do Rio" is no neighborhood.
  if (word === 'cidade' && /^d[aeo]s?$/.test(wordAt(reading, from + 1))) return null
  const isPrefix = neighborhoodPrefixes.has(word) || (isPlaced && ruralWord.test(word))
  const isNamed = (isPlaced && nameBeginning.test(word)) || sureBeginning.test(word)
  const isLed = isNamed || isPrefix || categories.has(word)
  let end = isLed ? from + 1 : from
  const first = isLed && /^d[aeo]s?$/.test(wordAt(reading, end)) ? end + 1 : end
  if (first >= limit) return null
  const goesOn = (at: number): boolean =>
    (isNameWord(reading, at) && !closing.test(wordAt(reading, at))) ||
    ((isPrefix || isNamed) &&
      isPlainWord(reading, at) &&
      (!isKnownWord(wordAt(reading, at)) ||
        endOfName.test(wordAt(reading, at)) ||
        /^d[oa]s?$/.test(wordAt(reading, at - 1))))
  // "No Pinheirinho": a diminutive is a name where an article and the city place it.
  const next = reading.tokens[first + 1]
  const ends = (next?.kind !== 'word' && next?.kind !== 'digits') || closing.test(next.word)
  const isDerived =
    (isPlaced || ends) && !isLed && isUnknown(reading, first) && !isCommonWord(wordAt(reading, first))
  if (!goesOn(first) && !isDerived) return null
  end = first + 1
  while (end < Math.min(limit, from + mostNameWords)) {
    const next = /^d[aeo]s?$/.test(wordAt(reading, end)) && !reading.consumed[end] ? end + 1 : end
    if (next >= limit || !goesOn(next) || /^(?:frente|esquina|lado)$/.test(wordAt(reading, next))) return end
    end = next + 1
  }
  return end
}

/** Whether a kind of property begins a neighborhood's name: "fora o Sítio Cercado". */
export const beginsRuralName = (reading: SentenceReading, at: number): boolean =>
  ruralWord.test(wordAt(reading, at)) && isUnknown(reading, at + 1)
