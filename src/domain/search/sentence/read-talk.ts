import { saysPurchase } from './read-person-facts.ts'
import { type SentenceReading, forEachMatch, markNotUnderstood, phrasePattern } from './sentence-reading.ts'

const hello = /^(?:opa,? )?(?:oi+|ola+|hey|bom dia+|boa tarde+|boa noite+)(?![\p{L}\d])/u
/** Greetings that begin other sentences, too: "fala sobre o leilão", "e aí, tem casa?". */
const casualHello =
  /^(?:e ?ai|eae|iae|eai|fala|salve|opa|alo|koe|coe)(?:[ ,!?.]+(?:ai|ae|blz|beleza|tudo|td|bem|bom|certo|joia|tranquilo|suave|firmeza|amig[oa]|mano|mana|jovem|galera|gente|pessoal|moc[oa]|chefe|como vai|como (?:voce|vc) (?:ta|esta)))*[ ,!?.]*$/
/** Maximum number of characters of a greeting. */
const maxGreetingLength = 50

/** Whether a folded text is short and begins with a greeting. */
export const isGreeting = (folded: string): boolean =>
  folded.length < maxGreetingLength && (hello.test(folded) || casualHello.test(folded))

/** Matches offers such as "vender minha casa", which the application does not accept. */
const offerPattern = phrasePattern(
  '(?:(?:quero|queria|preciso|pretendo|vou|gostaria de|como) (?:vender|alugar|anunciar|trocar|permutar)|(?:vendo|alugo|anuncio|troco))(?: (?:a |o )?(?:minha|meu|um|uma)(?: (?:casas?|imovel|apartamento|apto|ap|terreno|lote|sitio|chacara))?)?',
)

/** Matches rentals such as "casa para alugar", which the bank does not offer. */
const renting = phrasePattern(
  '(?:para|pra|p) (?:alugar|aluguel|locacao)|(?<=(?:casas?|apartamentos?|aptos?|apto|ap|imove(?:l|is)|kitnet|salas?) )de aluguel',
)

/** Marks what the person offers or wants to rent as not understood, since the bank only sells. */
export function readOffers(reading: SentenceReading): void {
  if (!saysPurchase(reading))
    forEachMatch(reading, renting, (_, from, to) => markNotUnderstood(reading, from, to))
  forEachMatch(reading, offerPattern, (_, from, to) => markNotUnderstood(reading, from, to))
}
