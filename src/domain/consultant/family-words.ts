import { foldText } from '../fold-text.ts'
import { type Centavos, fromReais } from '../money.ts'
import { fitsMeansWords } from '../search/sentence/read-terms.ts'
import { parseNumberInput } from '../number-input.ts'

/** What a sentence says of a family beside its income, which restricts no search; `null` = not said. */
export interface FamilyWords {
  /** Balance of FGTS. */
  fgts: Centavos | null
  people: number | null
}

/** Characters of a sentence that are read. */
const longest = 2_000

const amount = String.raw`(?:r\$ ?)?(\d[\d.]*(?:,\d+)?(?: ?(?:mil|k)\b)?)`
const mostFgts = 10_000_000
const mostPeople = 20

/** A limit of the price is no balance: "aceita FGTS até 200 mil". */
const fgtsPatterns = [
  new RegExp(
    String.raw`${amount} (?:reais )?(?:de|no|do|em|pelo|guardados? no) (?:meu |nosso |saldo (?:de|do) )?fgts\b`,
  ),
  new RegExp(
    String.raw`\bfgts(?:[ :]+(?:d[aeo]s?|e|eh|tem|temos|com|uns|cerca|dois|deu|da|esta|em|saldo|hoje|minha|meu|esposa|marido)){0,5}[ :]+${amount}`,
  ),
]

const numbers = ['um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']
const count = String.raw`(\d{1,3}|uma|duas|${numbers.join('|')})`
const toCount = (word: string): number =>
  word === 'uma' ? 1 : word === 'duas' ? 2 : numbers.includes(word) ? numbers.indexOf(word) + 1 : Number(word)

const partner = String.raw`(?:casal|(?:minha |meu )?(?:esposa|marido|mulher|companheir[ao]|namorad[ao]|noiv[ao]))`

/** Each with the people who come to the number that is named. */
const peoplePatterns: readonly (readonly [RegExp, number])[] = [
  [new RegExp(String.raw`\b${partner}\b[^.;]{0,20}? (?:e|com|mais) ${count} (?:filh|crianc)`), 2],
  [new RegExp(String.raw`\b(?:mae|pai) sol\w+ (?:de|com) ${count} (?:filh|crianc)`), 1],
  [new RegExp(String.raw`\bsomos (?:em )?${count}\b`), 0],
  [new RegExp(String.raw`\b(?:familia|casa) (?:de|com|para|pra) ${count} pessoas?\b`), 0],
  [new RegExp(String.raw`\bfamilia de ${count}\b`), 0],
]

const alone = /\bmor(?:o|ar) sozinh[ao]\b/
const couple = new RegExp(String.raw`\bcasal\b|\beu e (?:a |o )?${partner}\b`)

const fold = (message: string): string =>
  foldText(message.slice(0, longest)).toLowerCase().replaceAll(/\s+/g, ' ')

function readPeople(text: string): number | null {
  for (const [pattern, others] of peoplePatterns) {
    const word = pattern.exec(text)?.[1]
    if (word === undefined) continue
    const people = toCount(word) + others
    return people >= 1 && people <= mostPeople ? people : null
  }
  return alone.test(text) ? 1 : couple.test(text) ? 2 : null
}

function readFgts(text: string): Centavos | null {
  for (const pattern of fgtsPatterns) {
    const written = pattern.exec(text)?.[1]
    const reais =
      written === undefined
        ? null
        : parseNumberInput(written.replace(/ ?k$/, ' mil'), { unit: 'R$', limits: [0, mostFgts] })
    if (reais !== null && reais > 0 && reais <= mostFgts) return fromReais(reais)
  }
  return null
}

/** Reads what a sentence says of a family. Never throws. */
export function readFamilyWords(message: string): FamilyWords {
  const text = fold(message)
  return { fgts: readFgts(text), people: readPeople(text) }
}

/** Reads a conversation: the last word on each counts. */
export const readFamilyOfMessages = (messages: readonly string[]): FamilyWords =>
  messages
    .map(readFamilyWords)
    .reduce((before, now) => ({ fgts: now.fgts ?? before.fgts, people: now.people ?? before.people }), {
      fgts: null,
      people: null,
    })

const fits = [
  new RegExp(String.raw`\b${fitsMeansWords}\b`),
  /\bo que (?:e que )?(?:eu |a gente |nos )?(?:consigo|conseguimos|consegue|posso|podemos|pode|da para|da pra) comprar\b/,
  /\b(?:que|qual|quais) (?:imove(?:l|is)|casa|apartamento|apto)s? (?:e que )?(?:eu |a gente |nos )?(?:consigo|conseguimos|consegue|posso|podemos|pode) comprar\b/,
  /\bate quanto (?:e que )?(?:eu |a gente |nos )?(?:consigo|conseguimos|consegue|posso|podemos|pode) (?:pagar|gastar|comprar)\b/,
]

/** Whether a sentence asks what a family can afford, as it has described itself before. */
export const asksWhatFits = (message: string): boolean => {
  const text = fold(message)
  return fits.some(pattern => pattern.test(text))
}
