import { foldText } from '../../fold-text.ts'
import { type Criteria, writeCriteria } from '../search-criteria.ts'
import {
  consumeTokens,
  createReading,
  forEachMatch,
  phrasePattern,
  type SentenceReading,
} from './sentence-reading.ts'

/** What a message wants: an answer, listings, or first the one and then the other. */
export type MessageIntent = 'question' | 'search' | 'both'

/** What is known of a message beside its words. */
export interface IntentContext {
  /** Whether the page of a listing is open. */
  isListingOpen: boolean
  /** How likely the best topic is what the message asks, 0 to 1. */
  chance: number
  /** What a search would look for. */
  criteria: Criteria
}

/** Words that speak for one of the two, and how much. */
interface Cue {
  pattern: RegExp
  weight: number
  /**
   * Whether the message begins with them, has the form of a question by them, or is a question as a whole wherever they stand;
   * else they only name a matter, or tell.
   */
  form?: 'start' | 'question' | 'whole'
}

/** What people say before they come to the point. */
const opening =
  '(?:(?:oi+|ola|opa|bom dia|boa tarde|boa noite|tudo bem|moc[oa]|dr|doutora?|amig[oa]|gente|pessoal|cliente|entao|e|mas|ai|por favor|pf|queria entender|me (?:diz|diga|fala|explica)|sera que|sera|voce sabe|sabe|duvida|uma duvida|tenho uma duvida|eu|a gente|nesse ai|nesse|desse|nessa|dessa)[ ,.!:;]+){0,5}'

const start = (words: string): RegExp => new RegExp(`^${opening}(?:${words})\\b`)

const homes =
  '(?:casas?|casinhas?|apartamentos?|aptos?|aps?|imove(?:l|is)|terrenos?|lotes?|salas?|lojas?|sobrados?|kitnets?|sitios?|chacaras?|fazendas?|galp(?:ao|oes)|predios?|desocupados|alguma coisa|algo|opc(?:ao|oes))'

const asking: readonly Cue[] = [
  {
    pattern: start(
      'quero saber|queria saber|gostaria de saber|quem|quando|onde|por ?que|como|quantos?|quantas?|qual|quais|o que|oq|que (?:papel|papeis|documentos?|dia|horas?)|em quanto|ate quando|ate quanto|de quanto|a partir|com quanto',
    ),
    weight: 2,
    form: 'start',
  },
  {
    pattern: start(
      'posso|podemos|pode|podem|poderia|preciso(?! de)|precisa|consigo(?! pagar)|consegue|da (?:pra|para|p)|tem como|devo|tenho que|sou obrigad\\w+|e (?:verdade|possivel|certo|lei|obrigatorio)|e se|se (?:eu|o|a|os|tiver|for|der|depois|financiar)|vale (?:mais )?a pena|compensa|(?:e )?(?:melhor|pior) (?!imove|casa|apart|terren|lote)|esse|essa|minha empresa|tem que|tem de|tem (?:algum )?(?:risco|multa|juros?|subsidio|garantia|prazo|taxa|teto|limite|comissao|perigo|morador|gente|inquilino|divida)|existe (?:algum )?(?:risco|multa|prazo|taxa)',
    ),
    weight: 2,
    form: 'start',
  },
  {
    pattern:
      /[,.;:!?)] *(?:e )?(?:quem|quando|quant[oa]s?|por ?que|como|o que|oq|qual|quais|posso|pode|preciso|da (?:pra|para)|tenho que|e (?:verdade|lei)|confio|e agora)\b| e (?:agora|quem|quanto|quando|como|se)\b|\b(?:quem|quanto) (?:paga|tira|marca|custa|fica|sobra|gasta|demora|posso|vou)\b|\b(?:de quem|pra quem|com quem|em qual|qual dos|entre ess\w+)\b/,
    weight: 1.5,
    form: 'question',
  },
  { pattern: /\b(?:posso|consigo|podemos|da (?:pra|para)) \w+(?:ar|er|ir)\b/, weight: 1.5 },
  { pattern: /\?/, weight: 1, form: 'question' },
  {
    pattern:
      /\b(?:juiz|justica|judicial|advogad[oa]|policia|despej\w+|morador\w*|inquilin[oa]s?|ocupantes?|idos[oa]|antigo dono|ex dono|servidor|autonom[oa]|salario|score)\b/,
    weight: 1.5,
  },
  { pattern: / ou |\be pel[oa]\b|\b(?:empresa|holding|ltda|simples nacional)\b/, weight: 1 },
  { pattern: / (?:x|vs|versus) |\b(?:o que muda|muda o que|ou melhor)\b/, weight: 2 },
  {
    pattern:
      /\bquant[oa]s? (?:dias?|tempo|meses|anos|por ?cento|%)|\b(?:fica|sai|da|seria|custa|dura|demora|rende|sobra|pago) quanto\b|\barrepend\w+/,
    weight: 2,
  },
  {
    pattern:
      /\b(?:significa|quer dizer|funciona|explica\w*|diferenca|duvida|saber se|lei|art|multa|prazos?|imposto|leao|riscos?|direito|obrigad[oa]|juridic\w+|planilha|cronograma|tabela)\b/,
    weight: 1,
  },
  {
    pattern:
      /\b(?:comprei|arrematei|ganhei|paguei|recebi|perdi|mandei|homologou|vendi|usei|fiquei|baixei|me (?:falaram|falou|disseram|disse|passou|ligou|ligaram|mandaram)|(?:lig(?:ou|aram)|pediram|pediu)\b|(?:sindico|vizinh[oa]|corretor|rapaz|banco|dono|morador|gerente|leiloeiro|edital|anuncio|pagina|prefeitura|condominio) (?:me )?(?:falou|fala|disse|diz|mandou|ligou|quer|nao|deve|passou|cobra)|fui (?:na|la|no)|moro (?:no|na|nesse|nele|com)|sou (?:mei|autonom|casad|aposentad|estrangeir|eu)|(?:meu|minha) (?:pai|mae|nome|cnpj|renda|holding|fgts|taxa)|(?:nossa|minha) renda|(?:meu|minha) (?:marido|espos[oa]|mulher|filh[oa]|sogr[oa]|irma|irmao|amig[oa]|cunhad[oa]|ti[oa]|chefe) (?:me )?(?:disse|diz|falou|fala|acha|contou)|nunca (?:comprei|arrematei))/,
    weight: 2,
  },
  {
    pattern:
      /\b(?:medo|receio|golpe|confi[oa]\w*|furada|cilada|insegur\w+|preocupad\w+|vergonha|perigo\w*|perder|loucura|maluquice|burrice|imprudencia|azar|pecado|roubada)\b/,
    weight: 2,
  },
  { pattern: /\b(?:avis[oa]\w*|alertas?|favorit\w+|site|app|planos?|senha|calculadora|robo)\b/, weight: 1 },
  {
    pattern:
      /\b(?:tirar|tira|tiro|despejar) (?:o |a |os |um |uma )?(?:morador|inquilino|ocupante|gente|pessoa|ex dono)\w*|\b(?:media|estatistica|dados?) (?:de|reais|real)\b|\b(?:itbi|iptu|cartorio|escritura|matricula|comissao|leiloeiro|laudemio|desocupa\w+|despejo|liminar|penhora|boleto|homologa\w+|parcela|prestacao|entrada|juros|fgts|sac|cdi|roi|yield|lance max\w*)\b/,
    weight: 1,
  },
]

/** Words by which a message that names a home and a place still asks: who pays, which place yields more, a visit, orders. */
const askingAsWhole: readonly Cue[] = [
  {
    pattern:
      /\b(?:vem|fica|ficam|sobra|sobram|cai|passa|vai) (?:pra|para|com|comigo|sobre) ?(?:mim|a gente|nos|o comprador|quem compra)\b/,
    weight: 2,
    form: 'whole',
  },
  {
    pattern:
      /\b(?:o que|qual|onde) (?:cidade |bairro |del[ae]s )?(?:da|rende|paga|valoriza|compensa) (?:mais|melhor)\b/,
    weight: 2,
    form: 'whole',
  },
  {
    pattern:
      /\b(?:da (?:pra|para|p)|posso|consigo|tem como) (?:eu )?(?:visitar|conhecer por dentro|entrar|ver (?:ele |ela )?por dentro|negociar|desistir|devolver|confiar|vistoriar)\b/,
    weight: 2,
    form: 'whole',
  },
  {
    pattern:
      /\b(?:diga|responda|confirme|fale|escreva|diz|responde) (?:apenas|so|somente|que sim|sim|nao)\b|\b(?:lucro|ganho|retorno)\b.*\bgarantid[oa]|\bgarantid[oa]\b.*\b(?:lucro|ganho|retorno)\b/,
    weight: 3,
    form: 'whole',
  },
]

/** Whether a message asks as a whole, whatever it names to look for. */
export const asksAsWhole = (message: string): boolean => {
  const text = foldText(message)
  return askingAsWhole.some(({ pattern }) => pattern.test(text))
}

const searching: readonly Cue[] = [
  {
    pattern: start(
      `(?:quero|queria|procuro|procurando|to procurando|estou procurando|busco|gostaria de|preciso de|me mostra\\w*|mostra\\w*|lista\\w*|acha|ache|encontr\\w+|manda|tem|ha|existem?|algum\\w*|ver|voces tem|vcs tem|vc tem)(?: \\w+){0,4} ${homes}`,
    ),
    weight: 3,
  },
  {
    pattern: start(
      `(?:quanto|qual (?:o )?(?:preco|valor)) (?:custam?|estao?|sai|saem|e|d[aeo]s?) (?:uma?|as|os|de) ${homes}`,
    ),
    weight: 3,
  },
  { pattern: start('me mostra\\w*|mostra\\w*|procuro|busco|quero ver|lista(?:r|e)?'), weight: 2 },
  { pattern: start('tem|ha|existem?|quais|quero|queria'), weight: 1 },
  {
    pattern: start(
      `(?:quais|quantos|quantas|qual|onde tem|onde ha|quem tem|quem vende)(?: (?:os|as|o|a|e))?(?: (?:outr[oa]s|melhores|bons|boas|nov[oa]s|principais))? (?:${homes}|mais barat\\w+|maior\\w*|melhor\\w*|menor\\w*)`,
    ),
    weight: 3,
  },
  {
    pattern: start(
      'o que (?:tem|ha|entrou|apareceu|baixou|abaixou|caiu|chegou|saiu|desceu|surgiu|encerra|termina|acaba|vence|fecha)\\w*',
    ),
    weight: 3,
  },
  {
    pattern: new RegExp(
      `\\b(?:quero|queria|procuro|busco|procurando|preciso de|mostra|manda)(?: \\w+){0,3} ${homes}\\b`,
    ),
    weight: 2,
  },
  { pattern: /\b(?:casas|apartamentos|aptos|imoveis|terrenos|lotes|salas)\b/, weight: 1 },
  { pattern: start(`(?:uma? )?${homes}`), weight: 1 },
  { pattern: /\b(?:ate|por menos de|a partir de|entre|no maximo) (?:r\$ ?)?\d/, weight: 1 },
  { pattern: /\b(?:com|de) (?:\d|um|dois|duas|tres) (?:quartos?|vagas?|dormitorios?)\b/, weight: 1.5 },
  {
    pattern: /\bque (?:aceit\w+|tenha|seja|esteja)\b|\bperto d|\bpra (?:morar|investir|comprar) em\b/,
    weight: 1.5,
  },
]

const placeFields: ReadonlySet<string> = new Set(['city', 'neighborhood', 'region', 'near', 'state'])
const boundFields: ReadonlySet<string> = new Set([
  'maxPrice',
  'minPrice',
  'minRooms',
  'maxRooms',
  'minArea',
  'minGarage',
  'sort',
])

/** From which weight of its words on a message wants listings, whatever else it asks. */
const leastWant = 3
/** From which weight on a message asks; less is enough where it names nothing but ways of sale and payment. */
const leastAsk = 2
const leastLooseAsk = 1.5
const leastPlainAsk = 1
const looseFields: ReadonlySet<string> = new Set([
  'modality',
  'financing',
  'fgts',
  'occupancy',
  'category',
  'downPayment',
  'maxInstalment',
])

/** From which chance on a message is of its topic, and surely so. */
const leastChance = 0.5
const sureChance = 0.8

/** What the words of a message weigh. */
interface IntentWeights {
  asks: number
  searches: number
  /** Of `searches`, what its words say, without what it names. */
  wants: number
  /** Whether it begins as a question, or has the form of one anywhere. */
  starts: boolean
  hasForm: boolean
  hasPlace: boolean
  /** Whether it points to the open listing. */
  points: boolean
}

/** Weighs what speaks for a question and for a search in a message. Texts are compared folded. */
function weighIntent(message: string, { isListingOpen, chance, criteria }: IntentContext): IntentWeights {
  const text = foldText(message)
  const matching = (cues: readonly Cue[]): Cue[] => cues.filter(({ pattern }) => pattern.test(text))
  const sum = (cues: readonly Cue[]): number => cues.reduce((total, { weight }) => total + weight, 0)
  const asked = matching([...asking, ...askingAsWhole])
  const wants = sum(matching(searching))
  const fields = Object.keys(writeCriteria(criteria))
  const hasPlace = fields.some(name => placeFields.has(name))
  const named =
    (hasPlace ? 1 : 0) +
    (hasPlace && fields.includes('category') ? 1 : 0) +
    (fields.some(name => boundFields.has(name)) ? 0.5 : 0)
  const points =
    isListingOpen && /\b[dn]?(?:ess|est)[ea]s?\b|\baqui\b|\bdaqui\b|\b[dn]?el[ea]\b|\bo imovel\b/.test(text)
  const ofTopic = asked.length === 0 ? 0 : chance >= sureChance ? 2 : chance >= leastChance ? 1 : 0
  return {
    asks: sum(asked) + (points ? 2 : isListingOpen ? 1 : 0) + ofTopic,
    searches: wants + named,
    wants,
    starts: points || asked.some(({ form }) => form === 'start' || form === 'whole'),
    hasForm: points || asked.some(({ form }) => form !== undefined),
    hasPlace,
    points,
  }
}

/**
 * Decides whether a message that names something to search for asks for information: before its criteria count, by its
 * words, the open listing, and how well a topic fits.
 */
export function decideIntent(message: string, context: IntentContext): MessageIntent {
  const { asks, searches, wants, starts, hasForm, hasPlace, points } = weighIntent(message, context)
  const { chance, criteria, isListingOpen } = context
  const isOfTopic = chance >= leastChance
  if (hasPlace && !starts) {
    // Homes of a place are looked for unless the form of a question, or a topic, says something else.
    if (!hasForm && !(chance >= sureChance && wants < 2 && criteria.category.length === 0)) return 'search'
    if (wants >= 2) return isOfTopic && hasForm && !isListingOpen ? 'both' : 'search'
    if (!isOfTopic && searches >= 2) return 'search'
  }
  if (points && !hasPlace) return 'question'
  const isLoose = Object.keys(writeCriteria(criteria)).every(name => looseFields.has(name))
  if (
    asks < searches ||
    asks <
      (isLoose && wants < leastWant ? (wants === 0 && hasForm ? leastPlainAsk : leastLooseAsk) : leastAsk)
  )
    return 'search'
  return wants >= leastWant && hasPlace && !isListingOpen && isOfTopic ? 'both' : 'question'
}

/** Persons and institutions that may, must or pay: a sentence about them is a question, not a search. */
const actor =
  '(?:o |a |os |as |um |uma )?(?:corretor(?:es|a)?|leiloeir[oa]s?|comprador(?:es)?|arrematantes?|estrangeir[oa]s?|menor de idade|banco|caixa|inquilinos?|moradores|morador|ocupantes?|antigo (?:dono|proprietario)|ex mutuario|mutuario|advogad[oa]s?|casad[oa]s?|empresa|pessoa juridica|pj|mei|cnpj|aposentad[oa]s?|servidor(?:es)?|funcionari[oa]s?|condominio|prefeitura|cartorio)'
const things =
  '(?:alguma?s? |alguns |muit[oa]s )?(?:casas?|apartamentos?|aptos?|apes?|aps?|kitnets?|sobrados?|sitios?|chacaras?|lojas?|salas?|imove(?:l|is)|terrenos?|lotes?|algo|algum)'
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
  'tem como (?!(?:(?:voce|vc|me|eu|so) )*(?:filtr|ver |busc|procur|ach|mostr|list|encontr|separ|mand))',
  `(?:posso|podemos|consigo|da (?:pra|para)) (?:usar|visitar|parcelar|negociar|desistir|devolver|sacar|pedir) (?!(?:\\w+ ){0,4}(?:em|n[oa]|para|pra) (?=alguma?s? |alguns )${things} [^.?!]*(?:ate|abaixo|menos|maximo|entre|limite) )`,
  '(?:o |meu |com )?(?:fgts|fundo de garantia|financiamento) (?:pode|serve|vale|cobre|entra|funciona) ',
  'quanto (?:eu |a gente )?(?:preciso|precisa|tenho que|devo|posso|consigo) ',
  'tem (?:algum )?risco',
  'tem (?:juros|taxa)',
  'precisa (?!ter|ser|estar|aceit)',
  'preciso de (?:advogado|entrada|fiador|quanto|documento)',
  'preciso pagar',
  'preciso ter',
  'sou obrigad',
  '(?:em )?quanto tempo',
  'quanto (?:demora|leva)',
  'quando ',
  'quanto (?:custa|e|fica|sai|da|pago|vou pagar|se paga)(?: de| d?[oa]| no)? (?:total|parcela|prestacao|entrada|mensalidade|itbi|escritura|registro|comissao|leiloeiro|imposto|taxa|advogado|documentacao|lance|cartorio)',
  'existe (?:risco|alguma? (?:risco|multa|prazo|taxa|custo|problema|limite|lei|regra|forma|jeito|garantia|maneira|chance|imposto|divida))',
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

const filler =
  '(?:(?:oi+|ola|hey|bom dia|boa tarde|boa noite|tudo bem|,|!|e|eu|mas|entao|por favor|queria|gostaria de|quero|preciso|posso|pode|poderia|me|tenho (?:uma |algumas )?duvidas?|duvidas?|saber|entender|perguntar|se|:) ){0,8}'
const questionStartPattern = new RegExp(
  `(?<= )(?:(?:[.?!] |(?<=^ ))${filler}${questionPattern}[^.?!]*)(?= )`,
  'g',
)
const asksLater = phrasePattern(`[,:] ${filler}${questionPattern}[^.?!]*`)
const possibleQuestionPattern = new RegExp(
  `^ ${filler}(?:posso|da (?:para|pra)|pode(?![^?]* (?:tambem|inclu\\w+|subir|tirar|aument\\w+|baixar) )|podemos|consigo|preciso(?! de )|precisa(?! (?:ter|ser|estar|aceit))|qual|quais|quanto|quantos|a caixa|existe|ha|existem)(?= )`,
)
/**
 * A question about one kind of property: "terreno aceita financiamento?", "comprar casa ocupada dá problema?",
 * "apartamento sem matrícula, posso comprar?"
 */
const questionAboutOnePattern =
  /^ (?:comprar |um |uma |o |a ){0,2}(?:imovel|casa|apartamento|apto|ap|terreno|lote|sala|sitio|chacara)(?: (?!que )[a-z]+){0,3}(?: ,)? (?:aceita|da|tem|pode|precisa|paga|posso|consigo|e|vem|financia|sai|desvaloriza) [^.!]*\? $/

const questionAnywherePattern = phrasePattern(
  'vale a pena|(?:isso )?(?:e|eh) (?:vdd|verdade) isso|isso (?:e|eh) (?:vdd|verdade)|financiar ou (?:pagar )?a vista(?=[^.!]{0,200} \\?)|a vista ou financiar(?=[^.!]{0,200} \\?)|quem (?:e )?(?:que )?(?:tira|paga|arca|desocupa|despeja)|como (?:e )?(?:que )?(?:faz|faco|tira|tiro|fica)(?= (?:pra|para|isso|se|com|pessoa|o|a) )|(?:fica )?por conta de quem|quantos dias (?:eu |a gente )?(?:tenho|temos|tem|pra|para|leva|demora)|quanto tempo (?:eu |a gente )?(?:tenho|temos|leva|demora)|quanto (?:que |e que )?(?:a caixa|o banco|a cef|o leiloeiro) (?:pede|cobra|exige|da|financia|empresta)|(?:isso |e |eh ){1,3}(?:golpe|seguro|confiavel|arriscado|furada)',
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
