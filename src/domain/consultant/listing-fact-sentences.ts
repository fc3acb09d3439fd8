import { defaultCommissionPercent } from '../calculators/cost-assumptions.ts'
import type { CostQuestion } from '../calculators/cost-question.ts'
import { computeCostSums } from '../calculators/cost-sheet.ts'
import { capitalize } from '../capitalize.ts'
import {
  formatCentavos,
  formatNetRoi,
  formatPercent,
  formatReais,
  formatShortDate,
  integerFormat,
} from '../format-figures.ts'
import { formatListDate } from '../freshness/list-age.ts'
import { joinCaution } from '../freshness/listing-presence.ts'
import { describeJudgedReturn, isBidWithheld, isGrounded, isOnListAlone } from '../judgement/judged-return.ts'
import {
  describeNextPriceShort,
  describeNextPriceSilence,
  describeNextWindows,
  describeRebase,
  describeUnsoldPrice,
  isSameNextPrice,
} from '../ladder/ladder-words.ts'
import { fromReais, fromReaisOrNull } from '../money.ts'
import { describeUnknownFact } from '../property/unknown-fact.ts'
import type { WaitingOdds } from '../waiting/waiting-odds.ts'
import {
  describeWaitingGroup,
  describeWaitingSilence,
  describeWaitingSource,
  listWaitingOutcomes,
} from '../waiting/waiting-words.ts'
import type { ListingJudgement, OfferedListing } from './consultant-answer.ts'
import { describeDiscountAgainstAppraisal } from './describe-listing.ts'
import { computeLeastDownPayment } from './knowledge/stated-rules.ts'

/** Returns the facts that a person can find out, with their answers in place of what the sources say. */
export function readAnsweredFacts({
  situation,
  financing,
  fgts,
  judgement: { answers },
}: OfferedListing): Pick<OfferedListing, 'situation' | 'financing' | 'fgts'> {
  return {
    situation: answers.occupancy?.value ?? situation,
    financing: answers.financing?.value ?? financing,
    fgts: answers.fgts?.value ?? fgts,
  }
}

/** Marks a fact that the person who asks found out. */
export const markOwnAnswer = (answer: object | undefined): string =>
  answer === undefined ? '' : ' (sua resposta)'

/** A fact that the bank list leaves open, by its name: `Data: **Não informada**`. */
export const writeUnknownFact = (name: string): string => `${name}: **${describeUnknownFact(name)}**`

/** The items of the purchase's costs that are named, in the order of the cost sheet. */
const costNames = [
  ['commission', 'comissão do leiloeiro'],
  ['itbi', 'ITBI'],
  ['deed', 'escritura'],
  ['registry', 'registro'],
  ['condoDebt', 'condomínio devido'],
  ['taxDebt', 'tributos devidos'],
  ['eviction', 'desocupação'],
  ['reform', 'reforma'],
] as const

/** Describes what the purchase costs in all until it is sold again, by the sheet that judges the listing. */
export function describeTotalCost({ gone, price, modality, judgement }: OfferedListing): string {
  const { purchase, own } = judgement
  if (gone) return 'Fora da lista não há preço por que comprar, nem conta a fazer.'
  const commission = defaultCommissionPercent(modality)
  if (purchase === null)
    return `Além do preço de **${formatReais(price)}**, conte com ITBI, escritura e registro${commission > 0 ? ` e ${commission}% de comissão do leiloeiro` : ''}. Sem a avaliação não dá para estimar o resto: abra a calculadora de custo total.`
  const { invested, items } = computeCostSums(purchase)
  const value = (key: string): number => items.find(item => item.key === key)?.value ?? 0
  const lines = [...costNames, ['holding', `condomínio, IPTU e afins em ${purchase.months} meses`] as const]
    .filter(([key]) => value(key) > 0)
    .map(([key, name]) => `- ${name}: ${formatCentavos(value(key))}`)
  const withoutDebts = purchase.condoDebt + purchase.taxDebt === 0
  return `Comprando por **${formatReais(price)}**, o total ${own ? 'até a revenda, pela sua conta,' : 'estimado até a revenda'} é de **${formatCentavos(invested)}**:

${lines.join('\n')}

${own ? 'É a sua conta deste imóvel' : 'São suposições'}${withoutDebts ? ', e dívidas de condomínio e IPTU ficaram de fora' : ''}: mude cada valor na calculadora de custo total.`
}

/** Says by whose word a fact is known that the person found out: `Pela sua resposta de 20 mar. 2026, `. */
const citeAnswer = ({ day }: { day: string }): string => `Pela sua resposta de ${formatShortDate(day)}, `

/** Says on which terms the bank lends for it. */
function describeLoanTerms(about: OfferedListing): string {
  const price = fromReais(about.price)
  const evaluation = fromReaisOrNull(about.evaluationValue)
  const least = (system: 'sac' | 'price'): string =>
    formatCentavos(computeLeastDownPayment(price, evaluation, system))
  return `É só a linha **SBPE da própria Caixa**, de pessoa física, com entrada mínima de ${least('sac')} (20%, SAC) ou ${least('price')} (30%, PRICE); ao menos 5% saem de recursos próprios`
}

/**
 * Says whether the bank finances the listing.
 * @param asksOccupied whether the question is about occupants, too
 */
export function describeFinancing(about: OfferedListing, asksOccupied = false): string {
  const { financing: accepts, modality, judgement } = about
  const { situation, fgts } = readAnsweredFacts(about)
  const { financing: answer } = judgement.answers
  if (answer !== undefined)
    return `${citeAnswer(answer)}ele **${answer.value ? 'aceita' : 'não aceita'} financiamento**. Confirme numa agência antes da proposta.`
  if (accepts === null) {
    const rare =
      modality === 'licitacao'
        ? ' Em licitação é raro: de 156 no RS em ago/2026, 5 aceitavam.'
        : modality === 'leilao'
          ? ' Em leilão quase nunca: de 290 no RS em ago/2026, 3 aceitavam.'
          : ''
    return `${writeUnknownFact('Financiamento')} pela Caixa na lista.${rare} Confira as formas de pagamento na página do imóvel na Caixa${rare === '' ? '' : ' e no edital'}; sem isso, conte com pagar à vista.`
  }
  if (!accepts)
    return `Não, este imóvel **não aceita financiamento**, segundo a Caixa: é à vista${fgts === true ? ', ou com FGTS' : ''}.`
  const sale = modality === 'venda-online' || modality === 'venda-direta'
  const occupied = asksOccupied
    ? ` Ele está dado como **${situation === 'occupied' ? 'ocupado' : situation === 'vacant' ? 'desocupado' : 'de ocupação não informada'}**, e isso não muda a resposta: não sei de regra que exija o imóvel vazio. Confirme a vistoria na agência; a desocupação é por sua conta.`
    : ''
  return `Sim, segundo a Caixa ele **aceita financiamento**.${occupied} ${describeLoanTerms(about)}. Tenha o crédito aprovado antes da proposta${sale ? ': o contrato precisa ser assinado em até 30 dias' : ''}.`
}

/** Says whether FGTS may pay for it. */
export function describeFgts(about: OfferedListing): string {
  const { fgts: accepts, price, judgement } = about
  const { fgts: answer } = judgement.answers
  if (answer !== undefined)
    return `${citeAnswer(answer)}ele **${answer.value ? 'aceita' : 'não aceita'} FGTS**. Confirme numa agência antes da proposta.`
  if (accepts === null)
    return `${writeUnknownFact('FGTS')}. Confira as formas de pagamento na página do imóvel na Caixa.`
  if (!accepts) return 'Não, este imóvel **não aceita FGTS**, segundo a Caixa.'
  const { financing } = readAnsweredFacts(about)
  const rest =
    financing === false ? ' Não aceita financiamento: o que o FGTS não cobrir se paga à vista.' : ''
  return `Sim, segundo a Caixa ele **aceita FGTS**, mas não para tudo: ao menos **5% da proposta** (${formatReais(price / 20)}) saem do seu bolso, e ITBI e cartório também.${rest} As condições: moradia própria, 3 anos de FGTS somados, nenhum outro imóvel residencial na região nem SFH ativo, e o imóvel habitável. Confirme em uma agência antes da proposta.`
}

/** Says whether the account of the listing holds the eviction: a saved sheet counts what it says itself, not the answers. */
const describeCountedEviction = (purchase: CostQuestion | null): string =>
  purchase === null
    ? ''
    : purchase.evictionCost > 0
      ? ', e a sua conta do imóvel já a inclui'
      : '; a planilha que você salvou não a inclui'

/** Says whether the account of the listing holds the debts that the person found out. */
function describeCountedDebts(
  purchase: CostQuestion | null,
  { condominium, taxes }: { condominium: number | null; taxes: number | null },
): string {
  if (purchase === null) return ''
  const { condoDebt, taxDebt } = purchase
  return condoDebt >= fromReais(condominium ?? 0) && taxDebt >= fromReais(taxes ?? 0)
    ? ' A sua conta do imóvel já inclui o que você informou.'
    : ' A planilha que você salvou não inclui tudo isso.'
}

/** Says whether it is occupied, and who is responsible for the eviction. */
export function describeOccupancy({ situation, judgement }: OfferedListing): string {
  const { occupancy: answer } = judgement.answers
  if (answer !== undefined)
    return answer.value === 'vacant'
      ? `${citeAnswer(answer)}ele está **desocupado**. Se houver alguém, a desocupação é por sua conta.`
      : `${citeAnswer(answer)}ele está **ocupado**. A desocupação é por sua conta${describeCountedEviction(judgement.purchase)}.`
  if (situation === 'unknown')
    return `${writeUnknownFact('Ocupação')}: o anúncio não diz, e **não se sabe** se há alguém. Vá ao local e pergunte ao síndico, ao porteiro e aos vizinhos (luz ligada, correio, contas). Na dúvida, conte como ocupado: a desocupação é por conta de quem compra.`
  return situation === 'vacant'
    ? 'A Caixa o dá como **desocupado**, mas o anúncio pode estar velho. Confirme no local antes da proposta: se houver alguém, a desocupação é por sua conta.'
    : 'Segundo a Caixa ele está **ocupado**. A desocupação é **por sua conta**, não da Caixa: primeiro um acordo; sem ele, ação de posse, em que a lei prevê liminar com 60 dias para sair (Lei 9.514, art. 30), sem prazo certo ao todo. Reserve tempo e dinheiro.'
}

/** Says who pays the condomínio and the taxes owed, as far as it is known. */
export function describeDebts({ debtsStated, condoDebtLimit, judgement }: OfferedListing): string {
  const { debts: answer } = judgement.answers
  if (answer !== undefined) {
    const { condominium, taxes } = answer.value
    const say = (what: string, sum: number | null): string =>
      `${what}: **${sum === null ? 'não se sabe' : sum === 0 ? 'nada' : formatReais(sum)}**`
    return `${citeAnswer(answer)}fica para quem compra: ${say('condomínio', condominium)}; ${say('tributos', taxes)}.${describeCountedDebts(judgement.purchase, answer.value)}`
  }
  if (!debtsStated)
    return `${writeUnknownFact('Dívidas')}. Peça o extrato ao síndico e consulte o IPTU na prefeitura. O cenário pessimista conta 12 meses de condomínio onde costuma haver um.`
  const limit =
    condoDebtLimit === null
      ? ''
      : ` Do condomínio, cabem ao comprador até **${formatReais(condoDebtLimit)}**, que o cenário pessimista conta.`
  return `A página da Caixa diz quem paga condomínio e tributos devidos: a regra está na página do imóvel.${limit}`
}

/** Compares its price with the appraisal. */
export function describeDiscount({ price, evaluationValue, discount: below, gone }: OfferedListing): string {
  const asked = `O ${gone ? 'último preço na lista foi' : 'preço mínimo é'} **${formatReais(price)}**`
  if (evaluationValue === null || below === null)
    return `${writeUnknownFact('Desconto')}: a lista não traz a avaliação. ${asked}.`
  return `${asked}, **${describeDiscountAgainstAppraisal(below)}** da Caixa, de ${formatReais(evaluationValue)}${below > 0 ? ` (${formatReais(evaluationValue - price)} a menos)` : ''}. Compare com anúncios da região: a avaliação é do banco.`
}

/** Says whether a discount that a question claims is the listing's, and what else the number may be; empty where it claims none. */
function compareClaimedDiscount(
  { price, evaluationValue }: Pick<OfferedListing, 'price' | 'evaluationValue'>,
  claimed: number | null,
): string {
  if (claimed === null || evaluationValue === null || evaluationValue <= 0) return ''
  const off = (percent: number): boolean => Math.abs(percent - claimed) <= 1
  const real = ((evaluationValue - price) * 100) / evaluationValue
  if (off(real)) return `**Sim, confere**: são ${formatPercent(real, 1)}. `
  const why = off((price * 100) / evaluationValue)
    ? `: ${formatPercent(claimed, 1)} é quanto o preço é da avaliação`
    : off(((evaluationValue - price) * 100) / price)
      ? `: ${formatPercent(claimed, 1)} é a diferença dividida pelo preço`
      : ''
  return `**Não confere**${why}; o desconto, sobre a avaliação, é de **${formatPercent(real, 1)}**. `
}

/** Says which share of the appraisal the price is, where a question asks for it. */
const describeShareOfAppraisal = (
  { price, evaluationValue }: Pick<OfferedListing, 'price' | 'evaluationValue'>,
  question: string,
): string =>
  evaluationValue === null ||
  evaluationValue <= 0 ||
  !/\b(?:por ?cento|%|parte|quanto)[^?]{0,20}\b(?:da|do valor da) avaliac|\brepresenta\b/.test(question)
    ? ''
    : `O preço é **${formatPercent((price * 100) / evaluationValue, 1)}** da avaliação. `

/** Compares its price with the appraisal, and first with the discount in percent that a question claims. */
export const answerDiscount = (about: OfferedListing, question: string, claimed: number | null): string =>
  compareClaimedDiscount(about, claimed) + describeShareOfAppraisal(about, question) + describeDiscount(about)

/** Names the highest bid for the target; empty where none is known, and where it is withheld. */
function describeMaxBid(judgement: ListingJudgement): string {
  const { maxBid, targetRoi, hasOwnTarget } = judgement
  if (maxBid === null || isBidWithheld(judgement)) return ''
  const target = formatPercent(targetRoi, 2)
  return ` Lance máximo ${hasOwnTarget ? `para a sua meta de ${target}` : `para um ROI líquido de ${target}`}: **${formatReais(maxBid)}**.`
}

/** Describes the net ROI with its ends, the highest bid for the target, the next price, and the list they rest on. */
export function describeNetRoi(about: OfferedListing): string {
  const { gone, judgement, presence, doubtfulPrice } = about
  if (gone) return 'Fora da lista não há preço por que comprar: nem ROI, nem lance máximo.'
  if (judgement.returnRange === null)
    return `${writeUnknownFact('ROI líquido estimado')}: a lista não traz a avaliação.`
  const next = describeNextPriceShort(about)
  return `**${describeJudgedReturn({ gone, ...judgement })}**${isGrounded(judgement.ground) ? ', do cenário pessimista ao otimista' : ''}, já com os custos da conta, a corretagem e o imposto sobre o ganho.${describeMaxBid(judgement)}${next === '' ? '' : ` ${capitalize(next)}, pela escada observada nas listas.`} ${capitalize(joinCaution(presence))}.${doubtfulPrice === '' ? '' : ` ${doubtfulPrice}`} ${judgement.own ? 'É a sua conta' : 'São suposições'}: mude cada valor na calculadora de custo total.`
}

/** The verdict of its page; what it says of the target is only for a person who has chosen one. */
export function describeJudgedVerdict({ verdict, hasOwnTarget }: ListingJudgement): string {
  const { key, text, detail } = verdict
  const isOfTarget = key === 'always' || key === 'likely'
  return detail === '' || (isOfTarget && !hasOwnTarget) ? text : `${text} ${detail}`
}

/** Says whether it pays by the verdict of its page, and what speaks for it and against it; no advice. */
export function describeVerdict(about: OfferedListing): string {
  const { gone, judgement } = about
  if (gone) return `${describeDiscount(about)} ${describeOccupancy(about)}`
  const { key } = judgement.verdict
  // This one is said with the return.
  const verdict = key === 'unusual' ? '' : `${describeJudgedVerdict(judgement)} `
  return `${verdict}${describeNetRoi(about)} ${describeDiscount(about)} ${describeOccupancy(about)}`
}

/** Says how many rooms or parking spaces it has. */
export const describeCount = (count: number | null, one: string, many: string): string => {
  if (count === null) return `${writeUnknownFact(capitalize(many))} na lista da Caixa.`
  return `Segundo a lista da Caixa ${count === 1 ? `é **1 ${one}**` : `são **${integerFormat(count)} ${many}**`}.`
}

/** Says what the next price does to the return; empty where one of the two is not known. */
function describeReturnAtNext({ judgement }: OfferedListing): string {
  const { returnRange, returnAtNext } = judgement
  if (returnRange === null || returnAtNext === null || isOnListAlone(judgement)) return ''
  return ` O ROI líquido iria de ${formatNetRoi(returnRange.base)} a **${formatNetRoi(returnAtNext.base)}**.`
}

/** Describes the price that follows if nobody buys, or says why nothing is known of it. */
function describePrice(about: OfferedListing): string {
  const { price, nextPrice, listDate, ladder } = about
  const now = `o de agora é ${formatReais(price)}, pela lista de ${formatListDate(listDate)}`
  const observed = 'É uma regra observada nas listas: a Caixa não a publica.'
  if (nextPrice === null) {
    if (ladder?.ifUnsold) {
      const { title, text } = describeUnsoldPrice(ladder.ifUnsold)
      return `**${title}**; ${now}. ${text} ${observed}`
    }
    const silence = ladder?.silence ?? null
    return `${writeUnknownFact('Próximo preço')}. ${silence === null ? 'A escada observada nas listas não diz nada deste imóvel agora.' : describeNextPriceSilence[silence]} O preço é **${formatReais(price)}**.`
  }
  const when = describeNextWindows(ladder?.next?.windows ?? [], null)
  const next = isSameNextPrice(about)
    ? `Se ninguém comprar na licitação, o preço continua em **${formatReais(nextPrice)}**, em Venda Online e sem os 5% do leiloeiro`
    : `O próximo preço, se ninguém comprar, é de **${formatReais(nextPrice)}**${when === null ? '' : `, ${when}`}`
  const rebased = ladder === null ? '' : ` ${describeRebase(ladder)}`.trimEnd()
  return `${next}; ${now}.${rebased}${describeReturnAtNext(about)} ${observed}`
}

/** Says what becomes of a hundred listings like one, with the sample, its period and source; or why nothing is said. */
function describeOdds(odds: WaitingOdds, { state, listDate }: OfferedListing): string {
  const { days, group, silent, sample, period, source, stateFitted } = odds
  if (silent !== null || group === null) return describeWaitingSilence[silent ?? 'unknown-group']
  const outcomes = listWaitingOutcomes(odds).map(({ count, words, range }) => {
    const notes = count === 0 || range === null ? '' : range
    const many = count === null ? (range === null ? 'os outros' : '') : `**${count}**`
    return `- ${[many, words].filter(word => word !== '').join(' ')}${notes === '' ? '' : ` (${notes})`}`
  })
  return `Em ${days} dias a partir da lista de ${formatListDate(listDate)}, de 100 imóveis como este (${state}, ${describeWaitingGroup[group]}):

${outcomes.join('\n')}

São ${integerFormat(sample)} imóveis acompanhados de ${formatShortDate(period.from)} a ${formatShortDate(period.to)}: ${describeWaitingSource[source]}.${stateFitted ? '' : ` De ${state} viram-se poucas saídas: a faixa é mais larga.`} Vale para cem como este, não para este.`
}

/** Says which price follows as observed in the lists, and what becomes meanwhile of listings like this one. */
export function describeNextPrice(about: OfferedListing, waiting: WaitingOdds | null): string {
  if (about.gone) return 'Ele não está mais na lista: não há próximo preço.'
  const odds =
    waiting === null
      ? 'Até lá ele pode sair da lista, por venda ou retirada: não há base para dizer quantos como este saem.'
      : describeOdds(waiting, about)
  return `${describePrice(about)}\n\n${odds}`
}
