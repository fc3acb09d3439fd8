import { computeCostSums } from '../calculators/cost-sheet.ts'
import { formatCentavos, formatPercent } from '../format-figures.ts'
import { type Centavos, fromReais } from '../money.ts'
import type { OfferedListing } from './consultant-answer.ts'
import type { ListingSubject } from './listing-answers.ts'
import { goneText } from './listing-answers.ts'
import { type ComputedAnswer, buildAskedPurchase } from './listing-figures.ts'
import { answerFirstDay } from './purchase-answers.ts'
import { ownMoney, readAmounts, readJoinedMoney, readSharers } from './money-words.ts'
import type { QuestionFigures } from './question-figures.ts'

/** Matches a question whether money is enough, or how much is left over or missing. */
const asksEnough =
  /\b(?:da|dao|daria|vai dar) (?:pra|para|p|certo|tudo|conta|nesse|nessa|esse|essa|neste|nesta)\b|\bda\?|\b(?:chega|basta|cabe|consigo|suficiente|fecha a conta|alcanca|bastante)\b|\b(?:sobra|sobram|falta|faltam|faltaria|sobraria|faltar|sobrar)\b|\b(?:posso|consigo) (?:comprar|arrematar|levar)|\bso tenho\b|\b(?:compro|compramos|a gente compra)\b|\bnem um real a mais\b/
/** Matches what makes the whole purchase the matter of such a question. */
const ofPurchase =
  /\b(?:a vista|despesas?|custos?|tudo|impostos?|cartorio|itbi|escritura|registro|comprar|compra|arremat\w*|levar|pagar|fechar|papelada|documentacao|bolso)\b/
const ofLoan = /\b(?:parcel\w+|prestac\w+|renda|salario|juros|sac|price)\b/

/** Says what two sums are apart: `R$ 4.240 abaixo`. */
const writeGap = (value: Centavos, other: Centavos): string =>
  value === other
    ? 'exatamente no valor'
    : `**${formatCentavos(Math.abs(value - other))} ${value < other ? 'abaixo' : 'acima'}**`

/** Answers whether price, works and what else the question names stay below the appraisal, without and with the costs. */
function answerAgainstAppraisal(about: OfferedListing, figures: QuestionFigures): ComputedAnswer {
  const { reform, eviction, debts, bid } = figures
  if (about.evaluationValue === null)
    return { text: 'Falta um dado: a lista não traz a avaliação deste imóvel.', used: [] }
  const evaluation = fromReais(about.evaluationValue)
  const price = bid ?? fromReais(about.price)
  const parts = (
    [
      ['obra', reform],
      ['desocupação', eviction],
      ['dívidas', debts],
    ] as const
  ).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]))
  const sum = parts.reduce((total, { value }) => total + value, price)
  const asked = buildAskedPurchase(about, { ...figures, saleValue: null })
  const items = asked === null ? [] : computeCostSums(asked.purchase).items
  const papers = items
    .filter(({ key }) => ['commission', 'itbi', 'deed', 'registry'].includes(key))
    .reduce((total, { value }) => total + value, 0)
  const whole =
    papers === 0
      ? ''
      : ` Com comissão, ITBI e cartório, cerca de ${formatCentavos(papers)} (suposto), são ${formatCentavos(sum + papers)}: ${writeGap(sum + papers, evaluation)} dela.`
  return {
    text: `**${sum > evaluation ? 'Passa' : 'Não passa'} da avaliação**: ${formatCentavos(price)}${parts.map(({ name, value }) => ` + ${formatCentavos(value)} de ${name}`).join('')} = **${formatCentavos(sum)}**, ${writeGap(sum, evaluation)} da avaliação de ${formatCentavos(evaluation)}.${whole} A avaliação é do banco, não é o preço por que se vende.`,
    used: (['bid', 'reform', 'eviction', 'debts'] as const).filter(name => figures[name] !== null),
  }
}

const changed = /\b(?:baix\w+|abaix\w+|ca(?:iu|ir)|desceu|reduz\w+|subiu|aument\w+|era|tava|estava|passou)\b/
const fromTo = /\bde\b.{0,30}\b(?:pra|para|por|a)\b/

/** Answers by what share a price changed from one amount of the question to another, or to the price of today. */
function answerPriceChange(about: OfferedListing, text: string): ComputedAnswer {
  const [first, second] = readAmounts(text)
  if (first === undefined) return { text: '', used: [] }
  const now = second?.value ?? fromReais(about.price)
  const percent = ((now - first.value) * 100) / first.value
  const evaluation =
    about.evaluationValue === null
      ? ''
      : ` Contra a avaliação de ${formatCentavos(fromReais(about.evaluationValue))}, o preço de hoje, ${formatCentavos(fromReais(about.price))}, está ${formatPercent(((about.evaluationValue - about.price) * 100) / about.evaluationValue, 1)} abaixo: são duas contas diferentes.`
  return {
    text: `De ${formatCentavos(first.value)} para ${formatCentavos(now)} são **${formatCentavos(Math.abs(now - first.value))} a ${now < first.value ? 'menos' : 'mais'}, ${formatPercent(Math.abs(percent), 1)}**.${evaluation}`,
    used: ['bid', 'otherPrice', 'saleValue', 'evaluation'],
    usedAmounts: [first.said, ...(second === undefined ? [] : [second.said])],
  }
}

/** Where one alternative of a question ends and the other begins. */
const alternatives =
  / ou | ja (?=[ao] )| enquanto | contra | em vez de |[;:] | e (?=[ao] (?:advogad|outr|process|acordo))/
const asksCheaper =
  /\b(?:qual|o que|quem|quanto)\b[^?]*\b(?:pesa menos|mais barat[oa]|mais em conta|compensa|sai melhor|vale mais|menor|melhor|diferenca|sai menos)\b/
/** Costs that alternatives are of, which no other subject compares. */
const ofCosts = /\b(?:acordo|advogad\w+|custas|process\w+|mudanca|pedreiro|orcamento|despachante)\b/

/** Reads two alternatives that a question names, each with the sum of its amounts; `null` without two. */
function readAlternatives(text: string): { sums: Centavos[]; said: string[] } | null {
  const parts = text
    .split(alternatives)
    .map(readAmounts)
    .filter(amounts => amounts.length > 0)
  return parts.length === 2
    ? {
        sums: parts.map(amounts => amounts.reduce((sum, { value }) => sum + value, 0)),
        said: parts.flatMap(amounts => amounts.map(({ said }) => said)),
      }
    : null
}

function answerTwoCosts(text: string): ComputedAnswer {
  const found = readAlternatives(text)
  const [first = 0, second = 0] = found?.sums ?? []
  const better = first === second ? null : first < second ? 'primeira' : 'segunda'
  return {
    text: `Só em dinheiro: a primeira opção soma **${formatCentavos(first)}** e a segunda **${formatCentavos(second)}**; ${better === null ? 'são iguais' : `a ${better} custa **${formatCentavos(Math.abs(first - second))} a menos**`}. Pese também o tempo: um acordo por escrito, pago só na entrega das chaves, costuma acabar antes do processo, que não tem prazo certo. Não há tabela oficial destes custos: as nossas contas supõem R$ 6 mil, e o valor real varia.`,
    used: ['eviction', 'bid', 'debts', 'saleMonths'],
    usedAmounts: found?.said ?? [],
  }
}

/** Adds the assumed cost of an eviction where a question counts one and says no amount. */
const assumeEviction = (about: OfferedListing, figures: QuestionFigures, text: string): QuestionFigures =>
  figures.eviction === null &&
  /\b(?:desocup\w+|tirar|despejo|morador)\b/.test(text) &&
  about.situation !== 'vacant'
    ? { ...figures, eviction: about.judgement.purchase?.evictionCost ?? null }
    : figures

/** Subjects that end with the sum a question asks for: whether its money is enough, a share, a change, the cheaper of two costs. */
export const moneySubjects: readonly ListingSubject[] = [
  {
    key: 'enough-money',
    asks: /\b\B/,
    words: 'dinheiro poupanca tenho juntei comprar vista imposto cartorio faltar sobrar tudo despesa chega',
    contains: [
      'first-day',
      'total-cost',
      'instalment',
      'itbi',
      'registry',
      'financing',
      'price',
      'fgts',
      'return',
      'max-bid',
      'commission',
    ],
    byFigures: (figures, text) =>
      (ownMoney(figures) !== null || readJoinedMoney(text) !== null) &&
      asksEnough.test(text) &&
      ofPurchase.test(text) &&
      !ofLoan.test(text),
    covers: [
      'extra-costs',
      'first-day',
      'payment',
      'itbi',
      'registry-fees',
      'all-savings',
      'down-payment',
      'quota',
      'finance-or-cash',
    ],
    answer: ({ about, figures, text }) =>
      about.gone
        ? goneText
        : answerFirstDay(
            about,
            assumeEviction(about, figures, text),
            /\b(?:financ|entrada)/.test(text) && !/\ba vista\b/.test(text),
            text,
          ),
  },
  {
    key: 'shared-cost',
    asks: /\b\B/,
    words: 'irmao socio amigo rachar dividir cada pessoa quanto por',
    contains: ['first-day', 'total-cost', 'itbi', 'registry', 'price', 'commission'],
    byFigures: (_, text) => readSharers(text) !== null && /\bquanto\b/.test(text),
    covers: ['extra-costs', 'co-buyers', 'itbi', 'registry-fees', 'deed', 'first-day'],
    answer: ({ about, figures, text }) =>
      about.gone ? goneText : answerFirstDay(about, figures, /\bfinanc/.test(text), text),
  },
  {
    key: 'against-appraisal',
    asks: /\b\B/,
    words: 'obra compra caro avaliacao sobra passa pedreiro soma reforma',
    contains: ['return', 'discount', 'price', 'total-cost', 'max-bid', 'condition'],
    byFigures: ({ reform, reformPerArea, debts, eviction, saleValue }, text) =>
      (reform !== null || reformPerArea !== null || debts !== null || eviction !== null) &&
      saleValue === null &&
      /\bavaliac/.test(text) &&
      /\b(?:passa|acima|abaixo|mais car[oa]|mais barat[oa]|sobra|ultrapassa|menos|ainda)\b/.test(text) &&
      !(/\b(?:condomin|iptu|tribut)/.test(text) && /\b10\b|\blimite\b|\bparte\b|\bdez por/.test(text)),
    covers: ['reform-cost', 'discount', 'market-value', 'appraisal-trust'],
    answer: ({ about, figures }) => (about.gone ? goneText : answerAgainstAppraisal(about, figures)),
  },
  {
    key: 'price-change',
    asks: /\b\B/,
    words: 'baixou caiu preco anuncio porcento era agora quanto desconto',
    contains: ['discount', 'price', 'next-price'],
    byFigures: (_, text) =>
      changed.test(text) &&
      fromTo.test(text) &&
      /%|\bpor ?cento\b|\bporcentagem\b|\bpercent|\bquanto (?:baixou|caiu|desceu|deu)/.test(text) &&
      readAmounts(text).length >= 1,
    covers: ['discount', 'price-history', 'next-price-rule'],
    answer: ({ about, text }) => answerPriceChange(about, text),
  },
  {
    key: 'two-costs',
    asks: /\b\B/,
    words: 'acordo advogado custas morador pesa conta barato',
    contains: ['occupancy', 'max-bid', 'price', 'return', 'verdict'],
    byFigures: (_, text) => ofCosts.test(text) && asksCheaper.test(text) && readAlternatives(text) !== null,
    covers: ['eviction-cost', 'eviction-deal', 'occupied', 'vacant-or-occupied'],
    answer: ({ text }) => answerTwoCosts(text),
  },
]
