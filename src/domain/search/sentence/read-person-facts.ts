import type { PersonFacts, Purpose } from './person-facts.ts'
import {
  type SentenceReading,
  createReading,
  forEachMatch,
  hasWord,
  phrasePattern,
} from './sentence-reading.ts'
import { applyQuantities } from './apply-quantities.ts'
import { attachQuantities } from './attach-quantities.ts'
import { readNumbers } from './read-numbers.ts'

const purposes: [pattern: RegExp, purpose: Purpose][] = [
  [
    phrasePattern(
      '(?:(?:reformar|arrumar|ajeitar|comprar) (?:e|pra|para) )?(?:(?:pra|para|e|p|quero|vou|depois|por pra|pensando em) )?(?:revend\\w+|revendas?|flip(?:ar|ping|s)?|house flipping|vender depois)|(?:reform\\w+|arrum\\w+|ajeit\\w+) (?:e|pra|para|depois) (?:depois )?(?:re)?vend\\w+|(?:compro|comprar|arremato|arrematar|arrematando) (?:e|pra|para) (?:re)?vend\\w+|(?:pra|para) (?:vender|girar)(?: depois| de novo| mais caro| rapido| logo)?|(?:pra|para) (?:depois )?vender',
    ),
    'resell',
  ],
  [
    phrasePattern(
      '(?:(?:pra|para|p) )?(?:viver de (?:aluguel|renda|alugueis)|(?:ter |gerar |fazer )?renda (?:de|com|extra|passiva|mensal)(?: (?:de |com )?(?:aluguel|alugueis|locacao))?|(?:(?:investir|investimento) )?(?:e|pra|para|por pra|por para|botar pra|colocar pra|depois|em|de) (?:alugar(?: (?:a|pra|para|pros?|pras?) (?:os )?(?:estudantes?|turistas?|outr[oa]s|terceiros|inquilinos?|alguem|familias?))?|aluguel|locacao|locar|alugueis)|(?:pra |para )?(?:colocar|por|botar|ter) (?:um )?inquilinos?|airbnb|aluguel por temporada|por no aluguel)',
    ),
    'rent',
  ],
  [
    phrasePattern(
      '(?:(?:pra|para|p|quero|queremos|vou|vamos|pretendo|e|eu|a gente|nos|mesmo|minha familia|minha mae|meus pais|meu filho|minha filha) ){0,4}(?:morar|viver|residir|moradia)(?: (?:com|nel[ae]|la|mesmo|eu))?|(?:sair|fugir|largar|parar de pagar|deixar) (?:d?[oe] )?aluguel|uso proprio|moradia propria|(?:o )?(?:sonho d[ae] )?(?:minha |nossa )?(?:primeira )?casa propria',
    ),
    'live',
  ],
]
/** Some word of every purpose. */
const purposeWord =
  /^(?:mor[ao]|viv|resid|inquilin|moradia|alug|loc|renda|airbnb|revend|vend|flip|house|gir|uso|propria)/
const tenant = /\b(?:compr\w*|invest\w*|renda|airbnb|viver|depois|arremat\w*|por|botar|colocar)\b/

/** Words of who lets a home, not of who looks for one to rent. */
const letting =
  /\balugar (?:(?:a|pra|para|pros?|pras?) (?:estudantes?|turistas?|outr\w+|terceiros|inquilinos?|alguem|familias?|trabalhador\w+|operari\w+|gente|os outros)|por temporada|depois|e (?:ter|ganhar))|\b(?:colocar|por|botar) (?:um )?inquilin/

const buying = /\b(?:compr|invest|revend|negoci|arremat|renda|airbnb|depois|viver|botar|colocar)/
/** Words that only a purchase has: a price from tens of thousands on, an appraisal, a discount, a return, an auction. */
const purchase =
  /\b(?:(?:\d{2,3}|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|\w+entos)(?: e \w+)? ?(?:mil|k)|\d{2,3} ?\. ?000|milh(?:ao|oes)|avalia\w+|descontos?|retornos?|roi|rentab\w+|leil\w+|licita\w+|vendas? (?:direta|online)|financi\w+|nao (?:e|eh) (?:pra|para) morar)\b/

/** Whether a sentence that speaks of letting wants to buy: the bank lets nothing. */
export function saysPurchase({ tokens }: SentenceReading): boolean {
  const line = tokens.map(({ word }) => word).join(' ')
  return buying.test(line) || letting.test(line) || purchase.test(line)
}

/** Reads what the property is for; it runs after types, and its words ask for nothing else. */
export function readPurpose(reading: SentenceReading): void {
  if (!hasWord(reading, purposeWord)) return
  const sentence = reading.tokens.map(({ word }) => word).join(' ')
  for (const [pattern, purpose] of purposes)
    forEachMatch(reading, pattern, ([words], from) => {
      if (purpose === 'rent' && !tenant.test(sentence) && !saysPurchase(reading)) return false
      // "não é pra morar"
      if (/ nao (?:e |eh |quero |vou )?$/.test(` ${tokensBefore(reading, from)} `)) return
      if (purpose === 'live' && /\bcasa propria\b/.test(words) && reading.criteria.category.length > 0)
        return false
      reading.facts = { ...reading.facts, purpose: reading.facts.purpose ?? purpose }
    })
}

/** The words before a token, up to three. */
const tokensBefore = ({ tokens }: SentenceReading, from: number): string =>
  tokens
    .slice(Math.max(0, from - 3), from)
    .map(({ word }) => word)
    .join(' ')

/** Characters of an earlier message that are read. */
const maxFactsLength = 1_000

/** Reads only what a sentence says about the person, without the places that reading a search needs. */
export function readPersonFacts(text: string): PersonFacts {
  const reading = createReading(text.slice(0, maxFactsLength).normalize('NFC'))
  readNumbers(reading)
  applyQuantities(reading, attachQuantities(reading))
  readPurpose(reading)
  return reading.facts
}

/** An amount as it is written: numbers are read later. */
const amount = '(?:r?_ |r\\$ )?\\d[\\d.,]{0,12}(?: (?:mil|k|reais)){0,2}'
const sum = '(?:r?_ |r\\$ )?(?:\\d{1,3}(?:,\\d)? (?:mil|k)|\\d[\\d.]{3,12}(?:,\\d\\d)?)(?: reais)?'
const few = '(?:\\d{1,2}|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez)'
const lead = '(?:(?:e|mais|com|tenho|temos|uns|cerca de|ja) ){0,3}'
const balance = '(?:(?:meu|nosso|o|saldo d[eo]) ){0,2}(?:fgts|fundo de garantia)'

/** A balance of FGTS is no price: "12 mil de FGTS", "meu FGTS é de 12 mil"; "aceita FGTS até 200 mil" is a limit. */
const balances = [
  phrasePattern(`${lead}${amount} (?:reais )?(?:de|no|do|em|pelo) ${balance}`),
  phrasePattern(
    `(?<! (?:us[a-z]+|aceit[a-z]+|permit[a-z]+) (?:o |de )?)${lead}(?:no )?${balance} (?:(?:e|eh) de|e|eh|de|tem|temos|:|deu|da|: de|d[aeo]s? \\w+ (?:e|eh|da|deu)) ${sum}`,
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

const introductionPattern = phrasePattern(
  '(?:me chamo|meu nome e|aqui e [oa]|sou [oa](?! (?:dono|casa))|sou(?= (?!d[eoa] |um |uma )[a-z]+ (?:,|e (?:quero|procuro|busco|estou))))(?: (?:a|o|dona|seu))? [a-z]+(?: (?:da silva|silva|souza|santos|oliveira|lima|pereira)(?= [.,;!]))?',
)
/** What a person has already: "meu apartamento em Santos tá alugado, agora quero". */
const ownPropertyPattern = phrasePattern(
  '(?:tenho (?:um |uma |o |a )?|(?:o |a )?(?:meu|minha|nosso|nossa) )(?:casa|apartamento|apto|ap|terreno|imovel|lote|sitio|chacara)(?: [a-z]+){0,8}(?: [,.;])?(?= (?:(?:e|mas|agora|entao) ){0,2}(?:quero|queria|procuro|busco|preciso) )',
)
/** Consumes "me chamo Vitória", a person's name that may also be a city's, and what the person has already. */
export function readPersonNames(reading: SentenceReading): void {
  forEachMatch(reading, introductionPattern, () => undefined)
  if (hasWord(reading, /^(?:meu|minha|nosso|nossa|tenho)$/))
    forEachMatch(reading, ownPropertyPattern, () => undefined)
}
