import { tidyText } from '../../fold-text.ts'
import {
  type SentenceReading,
  consumeTokens,
  forEachMatch,
  hasWord,
  markNotUnderstood,
  phrasePattern,
  listAmounts,
} from './sentence-reading.ts'
import { readCriteria } from '../search-criteria.ts'
import { saysPurchase } from './read-person-facts.ts'
import { foldedMonthNames } from '../../folded-month-names.ts'

/** `60180-140`; without its hyphen only after the word "cep". */
const postalCode = /\bcep\W{0,3}\d{5}[ -]?\d{3}\b|(?<![\d.,-])\d{5}-\d{3}(?![\d-])/gi
/** `84 98888-7777`, `(11) 3333-4444`, `+55 11 988887777`. */
const phone =
  /(?<![\d.,-])(?:\+?55 ?)?(?:\(0?\d{2}\) ?|0?\d{2}[ -])9?[ .]?\d{4}[ .-]?\d{4}(?![\d-])|(?<![\d.,-])9\d{4}-\d{4}(?![\d-])|(?<![\d.,-])(?:\+?55)?\d{2}9\d{8}(?![\d-])/g
/** The bank's numbers have 8 or 13 digits; its pages separate the last digit by a hyphen. */
const listing = /(?<![\d.,-])\d{12}-?\d(?![\d-])/g
const named =
  /(?<!\p{L})(?:im[oó]ve(?:l|is)|an[uú]ncio|c[oó]digo|n[uú]mero|n[º°]|n\.|id)(?:\s+(?:de|do|da|im[oó]vel|n[uú]mero|n[º°o.]?|c[oó]digo))*[\s:]*#?\s*(\d{8,12}(?:-\d)?)(?![\d.,-])/giu
const numberOnlyPattern = /^\s*#?(\d{8,12}(?:-\d)?)\s*[.?!]?\s*$/
/** Numbers of documents and of streets. */
const paper =
  /(?<!\p{L})(?:matr[ií]cula|processo|edital|protocolo|inscri[cç][aã]o|cpf|cnpj|rg|oab|creci)\.?\s*(?:n[uú]mero|n[º°o.]{1,2}|:)?\s*\d[\d./-]*(?![\d%]|\s*(?:mil|k|m2|m²|metros)\b)/giu

/**
 * Reads the numbers that are no quantities before any is read as a price: telephones, postal codes and document
 * numbers are marked as not understood; a listing's number is stored.
 */
export function readIdentifiers(reading: SentenceReading): void {
  const { text } = reading
  const [, sole] = numberOnlyPattern.exec(text) ?? []
  if (sole !== undefined && !new RegExp(`^(?:${phone.source})$`).test(sole))
    setListingId(reading, sole, text.indexOf(sole))
  for (const match of text.matchAll(listing)) setListingId(reading, match[0], match.index)
  for (const match of text.matchAll(named)) {
    const [all, number = ''] = match
    setListingId(reading, number, match.index + all.length - number.length)
  }
  for (const pattern of [postalCode, phone, paper])
    for (const { 0: words, index } of text.matchAll(pattern)) {
      const [from, to] = tokensBetween(reading, index, index + words.length)
      if (from < to && !reading.consumed[from]) markNotUnderstood(reading, from, to)
    }
}

function setListingId(reading: SentenceReading, number: string, start: number): void {
  const [from, to] = tokensBetween(reading, start, start + number.length)
  if (from >= to || reading.consumed[from]) return
  reading.listingId ??= number.replace('-', '')
  consumeTokens(reading, from, to)
}

function tokensBetween({ tokens }: SentenceReading, start: number, end: number): [from: number, to: number] {
  const from = tokens.findIndex(token => token.start >= start)
  if (from < 0) return [0, 0]
  const to = tokens.findIndex(token => token.start >= end)
  return [from, to < 0 ? tokens.length : to]
}

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
 * Reads words that only a listing's description contains ("com quintal", "térrea") as words of the text search, as they
 * were written, in lower case.
 */
export function readDescriptionWords(reading: SentenceReading): void {
  const { criteria, tokens, text } = reading
  if (!hasWord(reading, featureWord)) return
  const words: { at: number; word: string }[] = []
  forEachMatch(reading, described, ([feature], from, to) => {
    const amount = tokens.slice(from, to).find(token => token.amount)?.amount
    if (several.test(feature) && (amount?.value ?? 1) > 1) return false
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

const stop = '(?:em|no|na|com|ate|por|que|e|ou|entre|acima|abaixo|perto)'
const name = `(?!${stop} )[a-z]\\w*`
const streets = phrasePattern(
  `(?:n?[ao] )?(?:rua|avenida|av(?: \\.)?|alameda|travessa|rodovia|estrada|shopping|hospital|aeroporto|faculdade|universidade|metro(?! quadrado))(?: d[eoa]s?)? ${name}(?: d[eoa]s? ${name})?`,
)
const parts = phrasePattern(
  '(?:zona|regiao) (?:norte|sul|leste|oeste|nordeste|sudeste|centro oeste|central|serrana|dos lagos|nobre)|baixada(?: santista| fluminense)?|abc(?: paulista)?|vale do paraiba|regiao dos lagos',
)
const nearnessPattern = phrasePattern(
  'longe d[eoa]s? [a-z]+(?: d[eoa]s? [a-z]+)?|(?:bem )?(?:perto|proxim[oa]s?|ao lado|n?a beira|vista|frente) (?:d[eoa]s?|a|ao|para o|pro) (?:praia|mar|metro|centro|escolas?|hospital|shopping|rio|lagoa|universidade|faculdade|mercado|parque|estacao|aeroporto|rodovia|br|onibus|trem|trabalho|[a-z]*dade)|beira (?:mar|rio)|(?:de )?frente (?:para o |pro |ao )?mar',
)

/** Matches the wish for a good location, which no listing states. */
const located = phrasePattern('(?:bem|muito bem|melhor|mal) localizad[oa]s?|(?:boa|otima) localizacao')
const months = `(?:${foldedMonthNames.join('|')})`
const times = phrasePattern(
  `(?:d?n?est[ae]|d?n?ess[ae]|(?:d|n)?[ao] proxim[ao]|proxim[ao]) (?:fim de )?(?:semana|mes|ano|fim de semana|feira)|(?:(?:d?n?a )?semana|(?:d?n?o )?mes|(?:d?n?o )?ano) que vem|(?:em|ate|durante|para|no mes de|leil(?:ao|oes) de(?= ${months})) ${months}(?: de [9#]| de \\d+)?|(?:de|para|ate) (?:hoje|amanha)|amanha|(?:n[ao]|ate|de|d[ao]|toda) (?:segunda|terca|quarta|quinta|sexta)(?: feira| - feira)|(?:n?[oa]s )?proxim[oa]s \\d+ (?:dias|semanas)|fim de semana`,
)

/**
 * Marks what no filter covers as not understood: days and months, streets, parts of cities and of the country,
 * nearness to something.
 */
export function readUnsupported(reading: SentenceReading): void {
  for (const pattern of [located, times, nearnessPattern, streets, parts])
    forEachMatch(reading, pattern, (_, from, to) => markNotUnderstood(reading, from, to))
}

const courtesyPatterns = [
  phrasePattern(
    '(?:pra|para|p|quero|queria|vou|pretendo|e) (?:eu )?(?:construir|fazer|levantar|erguer)(?: (?:a|o|uma|um|minha|nossa|meu|nosso|propria)){0,4} (?:casas?|casinha|sobrado|galpao|predio|loja|barracao)',
  ),
  phrasePattern(
    'top (?:[9#])|(?:[oa]s )?[9#](?= (?:mais|melhores|maiores|menores|imove\\w+|opc\\w+|resultados|anuncios|ofertas) )',
  ),
  phrasePattern(
    '(?:quem sabe|de preferencia|se possivel|o quanto antes|por gentileza|com certeza|sem compromisso|boa sorte)',
  ),
]

/** More than so many are no number of results: "entrada de 20000 mais barato". */
const mostResults = 500

/** Consumes polite phrases with words that would otherwise be reported as not understood. */
export function readCourtesy(reading: SentenceReading): void {
  for (const pattern of courtesyPatterns)
    forEachMatch(reading, pattern, (_, from, to) =>
      listAmounts(reading, from, to).some(({ value }) => value > mostResults) ? false : undefined,
    )
}

/** Reads text in quotation marks as a free-text search; only the first one. */
export function readQuoted(reading: SentenceReading): void {
  const { tokens, consumed, text, criteria } = reading
  const first = tokens.findIndex(({ word }, at) => word === '"' && !consumed[at])
  const last = first < 0 ? -1 : tokens.findIndex(({ word }, at) => at > first && word === '"')
  if (last < 0) return
  const quoted = tidyText(text.slice(tokens[first]?.end, tokens[last]?.start)).normalize('NFC')
  const read = readCriteria({ text: quoted }).criteria.text
  if (read === null || read.length < 2) return
  criteria.text = read
  consumeTokens(reading, first, last + 1)
}

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
