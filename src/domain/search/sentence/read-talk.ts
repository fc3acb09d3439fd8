import { saysPurchase } from './read-person-facts.ts'
import {
  type SentenceReading,
  consumeTokens,
  createReading,
  forEachMatch,
  markNotUnderstood,
  phrasePattern,
} from './sentence-reading.ts'

/** Persons and institutions that may, must or pay: a sentence about them is a question, not a search. */
const actor =
  '(?:o |a |os |as |um |uma )?(?:corretor(?:es|a)?|leiloeir[oa]s?|comprador(?:es)?|arrematantes?|estrangeir[oa]s?|menor de idade|banco|caixa|inquilinos?|moradores|morador|ocupantes?|antigo (?:dono|proprietario)|ex mutuario|mutuario|advogad[oa]s?|casad[oa]s?|empresa|pessoa juridica|pj|mei|cnpj|aposentad[oa]s?|servidor(?:es)?|funcionari[oa]s?|condominio|prefeitura|cartorio)'
const things =
  '(?:alguma?s? |alguns |muit[oa]s )?(?:casas?|apartamentos?|aptos?|imove(?:l|is)|terrenos?|lotes?|algo|algum)'
const questions = [
  '(?:(?:ganhei|arrematei|comprei|dei (?:um )?lance) |(?:tenho|estou com|com) (?:restricao|o nome|nome) |nome (?:no|sujo|restrito)|(?:estou |sou )?negativad[oa])(?![^.?!]* (?:quero|queria|procuro|busco) )',
  '(?:qual |quem )(?:e |foi |era )?(?:a capital|o presidente|o melhor investimento|a melhor aplicacao)',
  `(?:${actor}) (?:nao )?(?:pode|podem|precisa|tem(?! (?:${things}))|deve|paga|pagam|financia|recebe|cobra|aceita(?! (?:${things}))|ganha|da|e|sai|perde|consegue|responde|garante) `,
  'como (?!(?:casas?|apartamentos?) )',
  '(?:o que|oq|oque) (?!(?:voces? |vcs? |ces? )?(?:tem|ha|existe|vende\\w*|da (?:pra|para)|entr\\w+|baix\\w+|abaix\\w+|caiu|cheg\\w+|saiu|sair\\w+|aparec\\w+|encerr\\w+|termin\\w+|acab\\w+|venc\\w+|surgi\\w+|fecha\\w*) )',
  'que e ',
  'qual (?:a |e a )?diferenca',
  'quais (?:as |sao as )?diferencas',
  'diferenca entre',
  'quem (?!tem|vende)',
  '(?:da (?:pra|para)|posso|podemos|pode|consigo|preciso|precisa) (?:\\w+ ){1,4}(?:em|n[oa]|pel[oa]) (?:leil(?:ao|oes)|pracas?|licitac(?:ao|oes)|vendas? (?:online|diretas?))(?= [?])',
  'por ?que ',
  'porque ',
  'pq ',
  'vale a pena',
  'e (?:seguro|possivel|verdade|confiavel|obrigatorio|arriscado|perigoso|bom comprar)',
  'explica',
  'explique',
  'explicar',
  'me explica',
  'fale sobre',
  'fala sobre',
  'o significado',
  'significa',
  '(?:duvidas? )?(?:sobre|com relacao a) (?:o |a )?(?:financiamento|fgts|leil|licitac|venda|edital|itbi|ocupac|condominio)',
  'duvidas? (?:sobre|com|em|de)',
  'tem (?:comissao|juros|taxa|itbi|multa|divida|imposto)',
  'onde (?:vejo|fica|acho|encontro) (?:o|a) (?:edital|matricula)',
  'qua(?:l|is) (?:as? |os? )?(?:cidades?|bairros?|estados?) ',
  'qual (?:e )?(?:o )?(?:valor|custo) d[oae] (?:itbi|comissao|condominio|escritura|registro|entrada|parcela|lance|taxa|imposto)',
  'informac(?:ao|oes) sobre',
  'saber (?:mais )?sobre (?!(?:os? |as? )?(?:casas?|apartamentos?|apto|imove|terreno|lotes?|sala|loja|sitio|chacara|fazenda))',
  'tem que (?!ser|estar|ter|aceit)',
  'tem como ',
  'tem risco',
  'tem algum risco',
  'tem juros',
  'tem taxa',
  'precisa (?!ter|ser|estar|aceit)',
  'preciso de (?:advogado|entrada|fiador|quanto|documento)',
  'preciso pagar',
  'preciso ter',
  'sou obrigad',
  '(?:em )?quanto tempo',
  'quanto (?:demora|leva)',
  'quando ',
  'quanto (?:custa|e|fica|sai|da|pago|vou pagar|se paga)(?: de| d?[oa]| no)? (?:total|parcela|prestacao|entrada|mensalidade|itbi|escritura|registro|comissao|leiloeiro|imposto|taxa|advogado|documentacao|lance|cartorio)',
  'existe (?:risco|algum)',
  '(?:o|a|os|as)(?: \\w+){1,4} (?:e|sao) (?:segur[oa]|confiavel|bom|obrigatori[oa]|arriscad[oa]|judicial|problema)',
  'quais (?:os |sao os )?(?:documentos|riscos|custos|passos|requisitos|prazos|cuidados|tipos|taxas|impostos|formas|condicoes|vantagens|modalidades)',
  'qual (?:e )?(?:o |a )?(?:prazo|taxa|juros|comissao|risco|percentual|custo|vantagem|melhor (?:cidade|estado|modalidade|forma|jeito|epoca)|entrada|renda)',
]
/** A question for information, whatever it names. */
const questionPattern = `(?:${questions.join('|')})`

/** Characters of a message that are read. */
const maxLength = 1_000

/** Finds the questions for information within a sentence, as written: "casa em Natal. o que é licitação?" has one. */
export function findAskedQuestions(text: string): string[] {
  const reading = createReading(text.slice(0, maxLength).normalize('NFC'))
  readQuestions(reading)
  const { tokens, consumed } = reading
  const questions: string[] = []
  for (let from = 0; from < tokens.length; from++) {
    if (!consumed[from]) continue
    let to = from + 1
    while (consumed[to]) to += 1
    questions.push(reading.text.slice(tokens[from]?.start, tokens[to - 1]?.end))
    from = to
  }
  return questions
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

/** Marks what the person offers or wants to rent as not understood, since the bank only sells. */
export function readOffers(reading: SentenceReading): void {
  if (!saysPurchase(reading))
    forEachMatch(reading, renting, (_, from, to) => markNotUnderstood(reading, from, to))
  forEachMatch(reading, offerPattern, (_, from, to) => markNotUnderstood(reading, from, to))
}
