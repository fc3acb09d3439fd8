import { questionPattern } from './question-pattern.ts'
import { type SentenceReading, consumeTokens, markNotUnderstood } from './sentence-reading.ts'
import { forEachMatch, phrasePattern } from './sentence-patterns.ts'

const hello = /^(?:opa,? )?(?:oi+|ola+|hey|bom dia+|boa tarde+|boa noite+)(?![\p{L}\d])/u
/** Greetings that begin other sentences, too: "fala sobre o leilão", "e aí, tem casa?". */
const casualHello =
  /^(?:e ?ai|eae|iae|eai|fala|salve|opa|alo|koe|coe)(?:[ ,!?.]+(?:ai|ae|blz|beleza|tudo|td|bem|bom|certo|joia|tranquilo|suave|firmeza|amig[oa]|mano|mana|jovem|galera|gente|pessoal|moc[oa]|chefe|como vai|como (?:voce|vc) (?:ta|esta)))*[ ,!?.]*$/
/** Maximum number of characters of a greeting. */
const maxGreetingLength = 50

export const isGreeting = (folded: string): boolean =>
  folded.length < maxGreetingLength && (hello.test(folded) || casualHello.test(folded))

const filler =
  '(?:(?:oi+|ola|hey|bom dia|boa tarde|boa noite|tudo bem|,|!|e|mas|entao|por favor|queria|gostaria de|quero|preciso|posso|pode|poderia|me|tenho (?:uma |algumas )?duvidas?|duvidas?|saber|entender|perguntar|se|:) ){0,8}'
const questionStartPattern = new RegExp(
  `(?<= )(?:(?:[.?!] |(?<=^ ))${filler}${questionPattern}[^.?!]*)(?= )`,
  'g',
)
const asksLater = phrasePattern(`[,:] ${filler}${questionPattern}[^.?!]*`)
const possibleQuestionPattern = new RegExp(
  `^ ${filler}(?:posso|da (?:para|pra)|pode(?![^?]* (?:tambem|inclu\\w+|subir|tirar|aument\\w+|baixar) )|podemos|consigo|preciso(?! de ajuda)|precisa|qual|quais|quanto|quantos|a caixa|existe|ha|existem)(?= )`,
)
/**
 * A question about one kind of property: "terreno aceita financiamento?", "comprar casa ocupada dá problema?",
 * "apartamento sem matrícula, posso comprar?"
 */
const questionAboutOnePattern =
  /^ (?:comprar |um |uma |o |a ){0,2}(?:imovel|casa|apartamento|apto|ap|terreno|lote|sala|sitio|chacara)(?: (?!que )[a-z]+){0,3}(?: ,)? (?:aceita|da|tem|pode|precisa|paga|posso|consigo|e|vem|financia|sai|desvaloriza) [^.!]*\? $/

const questionAnywherePattern = phrasePattern(
  'vale a pena|financiar ou (?:pagar )?a vista(?=[^.!]{0,200} \\?)|a vista ou financiar(?=[^.!]{0,200} \\?)|quem (?:e )?(?:que )?(?:tira|paga|arca|desocupa|despeja)|como (?:e )?(?:que )?(?:faz|faco|tira|tiro|fica)(?= (?:pra|para|isso|se|com|pessoa|o|a) )|(?:fica )?por conta de quem|(?:isso |e |eh ){1,3}(?:golpe|seguro|confiavel|arriscado|furada)',
)

/** How likely a sentence is a question for information; `perhaps` = unless it names what can be searched. */
export type QuestionLikelihood = 'knowledge' | 'perhaps' | 'no'

/** Consumes questions for information, so that nothing in them is read as a filter. */
export function readQuestions(reading: SentenceReading): QuestionLikelihood {
  let asking: QuestionLikelihood = 'no'
  const line = ` ${reading.tokens.map(token => token.word).join(' ')} `
  if (possibleQuestionPattern.test(line) || questionAboutOnePattern.test(line)) asking = 'perhaps'
  for (const pattern of [questionStartPattern, asksLater])
    forEachMatch(reading, pattern, () => {
      asking = 'knowledge'
    })
  forEachMatch(reading, questionAnywherePattern, (_, from, to) => {
    asking = 'knowledge'
    const ends = (at: number) => /^[.?!]$/.test(reading.tokens[at]?.word ?? '.')
    let [first, last] = [from, to]
    while (first > 0 && !ends(first - 1)) first -= 1
    while (last < reading.tokens.length && !ends(last)) last += 1
    consumeTokens(reading, first, last)
  })
  return asking
}

/** Matches offers such as "vender minha casa", which the application does not accept. */
const offerPattern = phrasePattern(
  '(?:(?:quero|queria|preciso|pretendo|vou|gostaria de|como) (?:vender|alugar|anunciar|trocar|permutar)|(?:vendo|alugo|anuncio|troco))(?: (?:a |o )?(?:minha|meu|um|uma)(?: (?:casas?|imovel|apartamento|apto|ap|terreno|lote|sitio|chacara))?)?',
)

/** Matches rentals such as "casa para alugar", which the bank does not offer. */
const renting = phrasePattern(
  '(?:para|pra|p) (?:alugar|aluguel|locacao)|(?<=(?:casas?|apartamentos?|aptos?|apto|ap|imove(?:l|is)|kitnet|salas?) )de aluguel',
)
const buying = /^(?:compr|invest|revend|negoci|arremat|renda|airbnb|depois|viver|botar|colocar)/

/** Marks what the person offers or wants to rent as not understood, since the bank only sells. */
export function readOffers(reading: SentenceReading): void {
  if (!reading.tokens.some(({ word }) => buying.test(word)))
    forEachMatch(reading, renting, (_, from, to) => markNotUnderstood(reading, from, to))
  forEachMatch(reading, offerPattern, (_, from, to) => markNotUnderstood(reading, from, to))
}
