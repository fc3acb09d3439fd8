import {
  type SentenceReading,
  forEachMatch,
  hasWord,
  markNotUnderstood,
  phrasePattern,
} from './sentence-reading.ts'
import { type SortOrder, type UnknownAnswer, unknownAnswers } from '../search-criteria.ts'

const verb = '(?:cab(?:e|em|er|erem|endo)|caib(?:a|am)|coub\\w{1,6})'
const means = '(?:(?:meu|nosso|minha|nossa) )?(?:bolso|orcamento|renda|salario)'
/** "cabe no meu bolso", "caibam dentro do nosso orçamento", without the amount that may follow. */
export const fitsMeansWords = `${verb} (?:bem )?(?:dentro )?(?:n[oa]s?|d[oa]s?|em) ${means}(?: d[aeo] (?:minha |nossa )?familia)?`

/** An amount that follows says what the means are: "no orçamento de 200 mil" is a price, "na renda de 4 mil" an income. */
const pattern = phrasePattern(
  `(?:e )?(?:(?:o )?que )?(?:me )?${fitsMeansWords}(?! (?:: )?(?:de |e de |ate |e )?(?:ate |uns |umas |r )?[$#\\d])`,
)
const someVerb = /^c(?:ab|aib|oub)/

/**
 * Reads that somebody wants what the family's means allow; what these are, no sentence says. It runs before questions, so
 * that "o que cabe no meu bolso com 2 quartos?" is a search with both.
 */
export function readFitsMeans(reading: SentenceReading): void {
  if (!hasWord(reading, someVerb)) return
  forEachMatch(reading, pattern, () => {
    reading.fitsMeans = true
  })
}

const ordering = '(?:orden|classific|organiz)[a-z]* (?:os imoveis )?(?:por|pel[oa])'

const gain = '(?:roi|retornos?|rentabilidades?|lucros?|rendimentos?)(?: liquido)?'
const rules: [pattern: RegExp, sort: SortOrder, flag?: 'highROI' | 'highDiscount'][] = [
  [
    phrasePattern(
      `(?:o |os )?(?:melhor(?:es)?|alt[oa]s?|maior(?:es)?|bo[am]s?|bons|otim[oa]s?) ${gain}|${gain} (?:mais |bem )?alt[oa]s?|(?:mais|maior|melhor) (?:rentave(?:l|is)|lucrativ[oa]s?)|mais (?:retorno|lucro)|mais rentave(?:l|is)`,
    ),
    '-roi',
    'highROI',
  ],
  [
    phrasePattern('d[oa]s? mais car[oa]s? (?:pr[oa]s?|para [oa]s?|a[o]s?|ate [oa]s?) (?:mais )?barat[oa]s?'),
    '-price',
  ],
  [
    phrasePattern('d[oa]s? mais barat[oa]s? (?:pr[oa]s?|para [oa]s?|a[o]s?|ate [oa]s?) (?:mais )?car[oa]s?'),
    'price',
  ],
  [
    phrasePattern(
      'd[oa]s? mais (?:nov[oa]s?|recentes?) (?:pr[oa]s?|para [oa]s?|a[o]s?|ate [oa]s?) (?:mais )?(?:antig[oa]s?|velh[oa]s?)',
    ),
    'newest',
  ],
  [phrasePattern('(?:pel[oa]s? |por |d[oa] )?proxim[oa]s? (?:preco|degrau)s?'), 'nextPrice'],
  [
    phrasePattern(
      '(?:o |os )?(?:maior(?:es)?|melhor(?:es)?|mais) descontos?|mais descontad[oa]s?|descontos? (?:maior(?:es)?|mais altos?)',
    ),
    '-discount',
    'highDiscount',
  ],
  [phrasePattern(`${ordering} descontos?`), '-discount'],
  [phrasePattern(`${ordering} (?:preco|valor)`), 'price'],
  [phrasePattern(`${ordering} (?:area|tamanho|metragem)`), '-area'],
  [phrasePattern('altos? descontos?|descontos? (?:bem |mais )?altos?'), '-discount', 'highDiscount'],
  [phrasePattern('(?:grandes?|bons|otimos) descontos?'), '-discount'],
  [
    phrasePattern('(?:o |os |a |as )?(?:mais|mas) barat(?:inh)?[oa]s?(?: possivel)?'),
    'price',
    'highDiscount',
  ],
  [
    phrasePattern(
      '(?:o |os )?(?:menor(?:es)?|mais baixos?) (?:precos?|valor(?:es)?)|(?:preco|valor) mais baixo|mais em conta|mais acessive(?:l|is)',
    ),
    'price',
  ],
  [
    phrasePattern('(?:o |os |a |as )?mais car[oa]s?|(?:maior(?:es)?|mais alto) (?:precos?|valor(?:es)?)'),
    '-price',
  ],
  [
    phrasePattern(
      '(?:com )?(?:a )?(?:maior|mais) (?:area|metragem|tamanho|espaco)|(?:com )?maiores areas|mais espacos[oa]s?|(?:o |os |a |as )?maior(?:es)?(?: casas?(?= _))?',
    ),
    '-area',
  ],
  [
    phrasePattern('(?:com )?(?:a )?menor(?:es)? (?:areas?|metragem|tamanho)|(?:o |os |a |as )?menor(?:es)?'),
    'area',
  ],
  [
    phrasePattern(
      '(?:o |os |a |as )?mais (?:recentes?|nov[oa]s?)|(?:os |as )?(?:que )?(?:entraram|chegaram|apareceram|sairam|foram publicad[oa]s) por ultimo(?: primeiro| antes)?|(?:recem|que acabaram de) (?:chegad[oa]s?|publicad[oa]s?|adicionad[oa]s?|chegar|entrar)|(?:os |as )?(?:ultim[oa]s|novos) (?:imoveis|anuncios|lancamentos|adicionad[oa]s?)|novidades?|recentes',
    ),
    'newest',
  ],
  [
    phrasePattern(
      '(?:(?:os|as) )?(?:que )?(?:acontecem|acontece|abrem|vem|fecham) (?:antes|primeiro|mais cedo)(?: primeiro)?|(?:que )?(?:estao |esta )?(?:encerra(?:ndo|m|r|do)?|termina(?:ndo|m)?|acaba(?:ndo|m)?|vence(?:ndo|m)?)(?: (?:logo|em breve|hoje|amanha|primeiro|(?:essa|esta|nessa|nesta) semana))?|(?:com |de )?(?:data )?mais proxim[oa]s?(?: de encerrar| de acabar)?|(?:o |os )?proxim[oa]s?(?= leil)',
    ),
    'auction',
  ],
]
const dated = phrasePattern(
  '(?:com |que tem |que tenha )(?:a )?data(?: d[eo] leilao)?(?: ja)?(?: (?:marcada|definida|agendada))?|(?:ja |com )?(?:marcad[oa]s?|agendad[oa]s?)',
)

/** Reads "mais barato", "maior desconto", "melhor ROI" and the other sort orders; the first one counts. */
export function readOrders(reading: SentenceReading): void {
  const { criteria, flags } = reading
  for (const [pattern, sort, flag] of rules)
    forEachMatch(reading, pattern, () => {
      if (flag) flags[flag] = true
      if (criteria.sort === 'relevance') criteria.sort = sort
    })
  forEachMatch(reading, dated, () => {
    criteria.hasAuctionDate = true
  })
}

const silent =
  '(?:nao (?:dig\\w*|diz\\w*|inform\\w+|fal\\w+|se sa(?:be|iba)|sei|saib\\w+|sab\\w+|(?:esteja|esta|ta|tiver|estiver|for|seja|foi|vier) (?:claro|escrito|informado|definido|dito)|const\\w+|aparec\\w+|(?:tenha|tem|traz|traga) (?:ess[ae] |a |est[ae] )?(?:informac\\w+|dado|info)|especifi\\w+|mencion\\w+|declar\\w+|deix\\w+ claro|respond\\w+)|sem (?:ess[ae] |a |nenhuma )?(?:informac\\w+|info|resposta)|desconhecid[oa]s?|indefinid[oa]s?|em branco|sem saber)'
const orSilent = phrasePattern(
  `(?:, )?(?:ou|e|mesmo|nem que|pode ser|inclu\\w+|inclusive|tambem|vale|valem?|aceito)(?: (?:ate|entao|tambem|mesmo|que|os que|as que|o que|quem|aquel[ea]s que|se|pode|ser|for|esteja|o|a|os|as|anuncio|caixa|lista|nos|onde|ou|com|de|quando|site|dos|vale|mostra)){0,5} ${silent}(?: nada| isso| direito| se (?:pode|da|aceita)| n[ao] (?:anuncio|lista|site))?`,
)

/** Reads "ou que não diga" after a term: listings of which it is not known stay in. */
function readOrUnknown(reading: SentenceReading, terms: readonly ReadTerm[]): void {
  if (terms.length === 0) return
  forEachMatch(reading, orSilent, (_, from) => {
    const before = terms.filter(({ to }) => to <= from).toSorted((a, b) => b.to - a.to)
    const [last] = before
    if (last === undefined) return false
    // "que aceite financiamento e FGTS, ou que não diga": both.
    const joined = before.filter(({ to }) => last.from - to <= 1)
    reading.criteria.orUnknown = unknownAnswers.filter(
      name =>
        name === last.name ||
        reading.criteria.orUnknown.includes(name) ||
        joined.some(term => term.name === name),
    )
  })
}

const silentAbout = phrasePattern(
  `(?:(?:pode|podem|inclu\\w+|tambem|mesmo|ser|vale|aceito|mostr\\w+|e|ou|com) ){0,4}(?:(?:os|as|das|dos|d[oa]|aquel[ea]s|quem|o) )?(?:que )?${silent}(?: (?:nada|se|sobre|a|o|d[aeo]|aceit\\w+|esta|ta|tem|pode|usar|pelo|com|que)){0,4} (?<what>fgts|financi\\w+|ocupa\\w+|desocupa\\w+|situacao)(?: ou nao)?`,
)

/** Reads "inclui as que não informam a ocupação": it only lets what is unknown in. */
function readSilentAbout(reading: SentenceReading): void {
  if (!hasWord(reading, /^(?:fgts|financ|ocup|desocup|situac)/)) return
  forEachMatch(reading, silentAbout, ({ groups }) => {
    const what = groups?.['what'] ?? ''
    const name = what === 'fgts' ? 'fgts' : what.startsWith('financi') ? 'financing' : 'occupancy'
    const { criteria } = reading
    criteria.orUnknown = unknownAnswers.filter(one => one === name || criteria.orUnknown.includes(one))
  })
}

/** A term that was read: its tokens `from` up to but not including `to`. */
interface ReadTerm {
  name: UnknownAnswer
  from: number
  to: number
}

const financing =
  'financiamentos?(?: (?:d[ao] caixa|bancario|habitacional|imobiliario|pel[ao] caixa|caixa|sbpe))?'
const fgts = '(?:o |do |com )?(?:fgts|fundo de garantia)'
const accept =
  '(?:aceit(?:a|am|e|em|ando|ar)|permit(?:e|em|a|am|indo)|da|de|tem|tenha|com|por|via|pelo|usando|usar|use)'
const helped =
  '(?:que )?(?:(?:se )?(?:pode(?:m|r)?|possa(?:m)?|posso|da|de|dar|consig[oa]|vou|quero) (?:para |pra |pro |ser )?)?(?:eu )?'
const no = '(?:que )?(?:nao (?:pode(?:m)? (?:ser )?|da (?:para |pra )?|seja )?|sem )'

/** "Não quero nada que não aceite": only what does. */
const twice =
  '(?:nao (?:quero|queria|aceito|serve|adianta|me mostr\\w+|mostr\\w+)(?: (?:nada|imove(?:l|is)|casas?|apartamentos?|aptos?|os|as)){0,2}|nada) que nao (?:aceit\\w+|permit\\w+|de|d[ae] pra) '

const financingRules: [RegExp, boolean][] = [
  [phrasePattern('(?:que )?nao (?:seja|sejam|e|precise ser) (?:so|somente|apenas) a vista'), true],
  [phrasePattern(`${twice}(?:${financing}|financi(?:ar|ad[oa]s?))`), true],
  [
    phrasePattern(
      `(?:${no})(?:(?:aceit\\w+|permit\\w+|tem|precis\\w+(?: de)?) )?(?:${financing}|financi(?:avel|aveis|a|am|ar|ad[oa]s?))`,
    ),
    false,
  ],
  [phrasePattern('(?:so|somente|apenas|exclusivamente)(?: aceitam?| pagamento| paga)? a vista'), false],
  [
    phrasePattern(
      `(?:${helped}(?:${accept} )?)?(?:${financing}|financi(?:avel|aveis|a|am|ar|ando|ad[oa]s?|e|em))(?: (?:pel[ao] caixa|por banco|pel[ao] banco))?`,
    ),
    true,
  ],
]
const fgtsRules: [RegExp, boolean][] = [
  [phrasePattern(`${twice}(?:usar )?${fgts}`), true],
  [phrasePattern(`(?:${no})(?:(?:aceit\\w+|permit\\w+|us\\w+) )?(?:(?:usar|uso) )?${fgts}`), false],
  [phrasePattern(`(?:${helped}(?:${accept} ){0,2})?(?:uso d[oe] )?${fgts}`), true],
]
/** Things that the person has or needs are no wish about the listing. */
const without = phrasePattern(
  '(?:eu )?nao (?:tenho|temos|possuo) (?:o |saldo (?:de|no) |nada (?:de|no) )?(?:fgts|fundo de garantia)',
)
const noCash = phrasePattern('(?:pagamento |pagando |pagar |compro |pago |para pagar |pra pagar )?a vista')
const both = phrasePattern('nao aceit\\w+ (?:financiamento|fgts) (?:nem|e|ou) (?:financiamento|fgts)')
const person =
  '(?:morador(?:es)?|inquilinos?|ocupantes?|invasor(?:es)?|gente(?: dentro| morando)?|ninguem(?: dentro| morando| ocupando)?|pessoas (?:dentro|morando)|posseiros?)(?: dentro)?'
const occupancyRules: [RegExp, 'vacant' | 'occupied'][] = [
  [
    phrasePattern(
      `(?:que )?(?:nao (?:e |eh |sao |esteja(?:m)? |esta(?:o)? |seja(?:m)? |pode(?:m)? (?:estar |ser |ter )?|tenha(?:m)? |tivesse(?:m)? |tiver(?:em)? |tem )?)(?:ocupad[oa]s?|${person}|habitad[oa]s?)`,
    ),
    'vacant',
  ],
  [
    phrasePattern(
      `(?:que )?nao (?:e |eh |sao |esteja(?:m)? |esta(?:o)? |seja(?:m)? )?(?:desocupad[oa]s?|vazi[oa]s?)`,
    ),
    'occupied',
  ],
  [phrasePattern(`sem (?:(?:nenhum|ter) )?${person}`), 'vacant'],
  [
    phrasePattern(
      '(?:que )?(?:esteja(?:m)? |esta(?:o)? |ja |tem que (?:estar|ser) |totalmente )?(?:desocupad[oa]s?|desabitad[oa]s?|va[zs]i[oa]s?|vagos?|(?<=casas? )vagas?(?= (?:em|n[ao]|e|[,.]) )|livres?(?: (?:de|e) (?:ocupacao|desocupad[oa]s?|moradores|pessoas|ocupantes))?)',
    ),
    'vacant',
  ],
  [
    phrasePattern(
      `(?:que )?(?:esteja(?:m)? |esta(?:o)? |ainda )?(?:ocupad[oa]s?|habitad[oa]s?|com ${person})`,
    ),
    'occupied',
  ],
]
/** "não quero imóvel ocupado": a rejection, which is never read as a criterion. */
const refusal =
  '(?:nao (?:(?:me )?(?:mostr\\w+|mand\\w+|tra[gz]\\w+|list\\w+|coloc\\w+|inclu\\w+)|quero|queria|aceito|pode(?: ser| estar)?|compro|gosto de|vale)|nada|nem|menos|exceto|sem|sem ser|sem estar|tir(?:a|ar|e|ando)|retir(?:a|ar|e|ando)|fora|evit\\w+|exclu\\w+|ignor\\w+)(?: (?:os|as|de|imove(?:l|is)|casas?|apartamentos?|aptos?|nada|que esteja(?:m)?)){0,2}'
const refusedOccupied = phrasePattern(`${refusal} ocupad[oa]s?|ocupad[oa]s? nao`)
/** "Desocupado não": no wish by itself. */
const refusedVacant = phrasePattern('(?:desocupad|vazi)[oa]s? nao(?= (?:[.,;!?]|$))')
const unneeded = phrasePattern(
  'nao (?:precis\\w+|quero|importa|faz questao|faco questao|dependo|vou usar|uso|usar)(?: (?:de|que|se))?(?: (?:aceit\\w+|usar|ser|tenha))? (?:fgts|financiamentos?|financiar|financiad[oa]s?|financiavel|fundo de garantia|desocupad[oa]s?|vazi[oa]s?|estar (?:desocupad|vazi)[oa]s?)',
)
/** "ocupado ou não", "com ou sem financiamento": no wish. */
const indifferent = phrasePattern(
  'tanto faz (?:se )?(?:e |esta |estar |ta |for )?(?:(?:des)?ocupad|va[zs]i)[oa]s? ou (?:nao|(?:(?:des)?ocupad|va[zs]i)[oa]s?)|(?:(?:esteja|estando|seja|que seja|aceit\\w+) )?(?:(?:des)?ocupad[oa]s?|va[zs]i[oa]s?|financiad[oa]s?|financiavel|financiamento|fgts) ou (?:nao(?= $| (?:em|n[ao]s?|com|sem|ate|entre|e|mas|so|por|pra|para|d[aeo]|[.,;!?]) )|(?:des)?ocupad[oa]s?|va[zs]i[oa]s?)|(?:com ou sem|sem ou com) (?:financiamento|fgts|morador(?:es)?|inquilinos?|gente|vaga|garagem)',
)
const otherFreedom = phrasePattern(
  'livres? de (?:dividas?|debitos|onus|pendencias|condominio|iptu)|ao ar livre|area livre',
)

/**
 * Reads financing, FGTS and occupancy. "à vista" alone sets nothing, since every listing can be paid so; "só à vista"
 * means no financing.
 */
export function readTerms(reading: SentenceReading): void {
  const { criteria } = reading
  const terms: ReadTerm[] = []
  const note = (name: UnknownAnswer, from: number, to: number) => terms.push({ name, from, to })
  forEachMatch(reading, without, () => undefined)
  readSilentAbout(reading)
  forEachMatch(reading, indifferent, () => undefined)
  forEachMatch(reading, otherFreedom, (_, from, to) => markNotUnderstood(reading, from, to))
  forEachMatch(reading, refusedVacant, () => undefined)
  forEachMatch(reading, refusedOccupied, (_, from, to) => {
    note('occupancy', from, to)
    criteria.occupancy ??= 'vacant'
  })
  forEachMatch(reading, unneeded, (_, from, to) => markNotUnderstood(reading, from, to))
  forEachMatch(reading, both, () => {
    criteria.financing ??= false
    criteria.fgts ??= false
  })
  for (const [pattern, value] of financingRules)
    forEachMatch(reading, pattern, (_, from, to) => {
      note('financing', from, to)
      criteria.financing ??= value
    })
  for (const [pattern, value] of fgtsRules)
    forEachMatch(reading, pattern, (_, from, to) => {
      note('fgts', from, to)
      criteria.fgts ??= value
    })
  forEachMatch(reading, noCash, () => undefined)
  for (const [pattern, value] of occupancyRules)
    forEachMatch(reading, pattern, (_, from, to) => {
      if (criteria.occupancy !== null && criteria.occupancy !== value) markNotUnderstood(reading, from, to)
      else {
        criteria.occupancy = value
        note('occupancy', from, to)
      }
    })
  readOrUnknown(reading, terms)
}
