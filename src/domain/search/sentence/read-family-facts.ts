import { forEachMatch, hasWord, phrasePattern } from './sentence-patterns.ts'
import type { SentenceReading } from './sentence-reading.ts'

/** An amount as it is written: numbers are read later. */
const amount = '(?:r?_ |r\\$ )?\\d[\\d.,]{0,12}(?: (?:mil|k|reais)){0,2}'
const few = '(?:\\d{1,2}|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez)'
const lead = '(?:(?:e|mais|com|tenho|temos|uns|cerca de|ja) ){0,3}'
const balance = '(?:(?:meu|nosso|o|saldo d[eo]) ){0,2}(?:fgts|fundo de garantia)'

/** A balance of FGTS is no price: "12 mil de FGTS", "meu FGTS é de 12 mil"; "aceita FGTS até 200 mil" is a limit. */
const balances = [
  phrasePattern(`${lead}${amount} (?:reais )?(?:de|no|do|em|pelo) ${balance}`),
  phrasePattern(
    `${lead}(?:no )?${balance} (?:(?:e|eh) de|e|eh|de|tem|temos|:|deu|da|: de|d[aeo]s? \\w+ (?:e|eh|da|deu)) ${amount}(?! (?:quartos?|dorm|vagas?|suites?|banheiros?))`,
  ),
]

/** The size of a family restricts no search: "somos 4", "casal com 2 filhos". */
const sizes = [
  phrasePattern(`(?:nos )?somos (?:em )?${few}(?: (?:pessoas|em casa|na familia))?`),
  phrasePattern(`(?:minha |nossa |uma |para |pra |de )?familia (?:de|com|tem) ${few}(?: pessoas)?`),
  phrasePattern(`(?:somos )?(?:um )?casal (?:com|e) ${few} (?:filh[oa]s?|criancas?)`),
]

/** Reads past what a sentence says of a family beside its income (`readFamilyWords` says what that is). */
export function readFamilyFacts(reading: SentenceReading): void {
  const consume = (): void => undefined
  if (hasWord(reading, /^(?:fgts|garantia)$/))
    for (const pattern of balances) forEachMatch(reading, pattern, consume)
  if (hasWord(reading, /^(?:somos|familia|casal)$/))
    for (const pattern of sizes) forEachMatch(reading, pattern, consume)
}
