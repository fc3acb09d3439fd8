import { tidyText } from '../../fold-text.ts'
import { formatCount } from '../../format-count.ts'
import { integerFormat } from '../../format-figures.ts'
import { type EditalClause, type EditalExplanation, ifListed } from './edital-clause.ts'
import { selectExcerpt } from './clause-excerpt.ts'
import { type EditalItem, outlineEdital } from './edital-items.ts'
import { retractsPrevious } from './cautious-finding.ts'
import { findFindings } from './clause-findings.ts'
import { type EditalPassage, readerQuestionPattern, splitPassages } from './edital-passages.ts'
import { findMissingTopics, isListingPage } from './missing-topics.ts'
import {
  type ClauseFinding,
  type ClauseRecognizer,
  type ClauseText,
  createPatternRule,
} from './recognizers/clause-recognizer.ts'
import { type EditalTopic, riskLevels } from '../edital-topics.ts'
import { buildPassageKey } from './passage-key.ts'
import { splitClauseUnits } from './clause-units.ts'
import { adCorpusRules } from './recognizers/ad-corpus.ts'
import { commissionRules } from './recognizers/commission.ts'
import { deadlineRules } from './recognizers/deadlines.ts'
import { condominiumRules, taxRules } from './recognizers/debts.ts'
import { deedRules } from './recognizers/deed.ts'
import { evictionRules } from './recognizers/eviction.ts'
import { financingRules } from './recognizers/financing.ts'
import { lawsuitRules } from './recognizers/lawsuits.ts'
import { occupationRules } from './recognizers/occupation.ts'
import { paymentRules } from './recognizers/payment.ts'
import { penaltyRules } from './recognizers/penalties.ts'
import {
  biddingRules,
  documentRules,
  leaseRules,
  possessionRules,
  utilityRules,
  visitRules,
} from './recognizers/practical-rules.ts'
import { preferenceRules } from './recognizers/preference.ts'
import { registrationRules } from './recognizers/registration.ts'
import { withdrawalRules } from './recognizers/withdrawal.ts'

/** Recognizes sales of less than the whole property. */
const titleRules: ClauseRecognizer = {
  topic: 'title',
  title: 'O que se compra',
  ask: 'Confirme na matrícula que se vende a propriedade inteira, e não uma parte, direitos ou o que tem usufruto.',
  mention:
    /direito real|concessao de|habitacao|aforad|foreir|enfiteuse|marinha|\bideal\b|metade|\d% do imovel|direitos? (?:d[oa]|aquisitiv|possessori)|usufruto|fracao ideal|nua[- ]propriedade|cessao|parte ideal|dominio util/,
  rules: [
    createPatternRule(
      /\bdireito real de (?:uso|superficie|habitacao)\b|\bconcessao de (?:direito real de )?uso\b/,
      'use',
      'high',
      'O texto fala em direito de uso, que não é a propriedade inteira. Pergunte no cartório o que se compra e quem precisa autorizar.',
      /\bnao (?:ha|consta|existe|possui)\b/,
    ),
    createPatternRule(
      /\bdireitos (?:aquisitivos|possessorios|d[oe] (?:devedor|fiduciante|executado|promitente))|\bdireitos (?:e acoes )?(?:que [a-z ]{0,40})?sobre o (?:imovel|bem|contrato)|\bcessao d[eo]s? direitos\b/,
      'rights',
      'high',
      'Vendem-se direitos sobre o imóvel, e não a propriedade. Veja na matrícula de quem ele é e o que falta pagar.',
      /\bnao\b|ced(?:er|ida)|vedad|permit|podera|admit|\bcomprador\b/,
    ),
    createPatternRule(
      /\b(?:fracao|parte) ideal (?:de|correspondente a|equivalente a) (?:\d{1,3}(?:,\d+)?%|\d+\/\d+|metade)|\b\d{1,3}(?:,\d+)?% (?:d[oe] )?(?:uma )?(?:fracao|parte) ideal|\bvenda d[ea] (?:fracao|parte) ideal\b|\b(?:\d{1,2}(?:,\d+)?%|metade) (?:d[oe]|ideal d[oe]) imovel\b/,
      'share',
      'high',
      'Vende-se só uma parte do imóvel; o resto é de outra pessoa, com quem ele terá de ser dividido.',
      /\bdo (?:terreno|solo|lote)\b|\bnao\b|\boutr[oa]s? /,
    ),
    createPatternRule(
      /\busufruto\b|\bnua[- ]propriedade\b|\bdireito de habitacao\b/,
      'usufruct',
      'high',
      'Outra pessoa tem o direito de usar o imóvel (usufruto), diz o texto. Veja na matrícula até quando.',
      /\bnao\b|\bsem\b|\blivre|extint|cancelad|eventua|caso|\bse\b|nada consta|inexist/,
    ),
    createPatternRule(
      /\b(?:dominio util|enfiteuse|terreno de marinha|aforad[oa]|foreir[oa])\b/,
      'leasehold',
      'medium',
      'O terreno é foreiro, diz o texto: há foro por ano e laudêmio na transferência. Pergunte quanto e quem autoriza.',
      /\bnao\b|\bcaso\b|\bse\b|eventua/,
    ),
  ],
}

const note =
  'Esta é uma leitura automática das frases do texto. Não substitui a leitura do edital inteiro nem a de um advogado.'
const joinNames = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`

/** Items whose risks the summary names. */
const mostSummarizedItems = 5

const listClauses = (listed: readonly EditalClause[]): string =>
  listed.map(({ title, explanation }) => `- **${title}:** ${explanation}`).join('\n')

/** Says how many properties the edital sells, and what only some of them have; empty for an edital of one. */
function summarizeItems({
  number,
  items,
  clauses,
}: Omit<EditalExplanation, 'content' | 'missing'>): string[] {
  if (items.length === 0) return []
  const count = formatCount(items.length, 'imóvel', 'imóveis')
  const spoken = [
    ...new Set(clauses.flatMap(({ item, risk }) => (item !== null && risk === 'high' ? item : []))),
  ]
  const named = spoken
    .slice(0, mostSummarizedItems)
    .map(
      item =>
        `**Só do item ${item}**\n\n${listClauses(clauses.filter(clause => clause.item === item && clause.risk === 'high'))}`,
    )
  const more =
    spoken.length > mostSummarizedItems
      ? [
          `Mais ${formatCount(spoken.length - mostSummarizedItems, 'item tem', 'itens têm')} aviso próprio de risco alto.`,
        ]
      : []
  return [
    `O edital${number === null ? '' : ` ${number}`} vende ${count}, por item. O que não diz de que item é vale para todos.`,
    ...named,
    ...more,
  ]
}

/**
 * Summarizes the findings in plain words, highest risk first. Paragraphs are separated by blank lines; `- ` items,
 * `**…**` emphasis.
 */
function summarizeEdital(explained: Omit<EditalExplanation, 'content'>): string {
  const { clauses, missing } = explained
  if (clauses.length === 0) {
    return `Não encontramos neste texto regras de um edital, como quem paga dívidas, prazos ou multas. Cole o texto do edital ou das regras da venda, ou envie o PDF.\n\n${note}`
  }
  const common = clauses.filter(({ item }) => item === null)
  const high = common.filter(({ risk }) => risk === 'high')
  const medium = common.filter(({ risk }) => risk === 'medium')
  const count = `Encontramos ${formatCount(clauses.length, 'ponto', 'pontos')} no texto: ${riskLevels
    .toReversed()
    .map(
      level =>
        `${integerFormat(clauses.filter(({ risk }) => risk === level).length)} de risco ${riskWords[level]}`,
    )
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' e ')}.`
  return [
    count,
    ...summarizeItems(explained),
    high.length === 0 ? null : `**Olhe primeiro**\n\n${listClauses(high)}`,
    high.length > 0 || medium.length === 0 ? null : `**O que mais pesa**\n\n${listClauses(medium)}`,
    missing.length === 0
      ? null
      : `Não achamos no texto: ${joinNames(missing.map(({ title }) => title.toLowerCase().replace(/\b(?:iptu|itbi|fgts)\b/g, word => word.toUpperCase())))}. Pergunte antes da proposta.`,
    note,
  ]
    .filter(part => part !== null)
    .join('\n\n')
}

const riskWords = { low: 'baixo', medium: 'médio', high: 'alto' } as const

/** Whether a passage is a question, a definition or a heading, which rule nothing. */
const containsNoRule = (key: string): boolean =>
  key.endsWith('?') ||
  readerQuestionPattern.test(key) ||
  // A table: which cells belong together cannot be determined.
  /\|[^|]*\|/.test(key) ||
  /\.{4,}/.test(key) ||
  /^(?:[\d.]+ )?(?:[ivx]+ ?[-–] )?(?:entende-se por|considera-se|define-se|conceitua-se|para (?:os )?(?:fins|efeitos) dest[ea])/.test(
    key,
  ) ||
  /\b(?:por exemplo,? (?:quem|se)|pergunta:|duvidas frequentes)\b/.test(key)

const entry = /^(?:\d{1,2}(?:\.\d{1,2})*[.)]? |[ivx]+ ?[-–.] )[^.;:]{3,90}? \d{1,3}$/
/** Whether a passage is a line of a table of contents ("4. DA COMISSÃO DE 5% DO LEILOEIRO 5"). */
const isContentsEntry = (passages: readonly EditalPassage[], index: number): boolean =>
  entry.test(passages[index]?.key ?? '') &&
  (entry.test(passages[index - 1]?.key ?? '') || entry.test(passages[index + 1]?.key ?? ''))

/** Whether a passage contains words of rules without being a rule. */
const isNonRulePassage = (passages: readonly EditalPassage[], index: number): boolean =>
  containsNoRule(passages[index]?.key ?? '') || isContentsEntry(passages, index)

const participationRules: ClauseRecognizer = {
  topic: 'participation',
  title: 'Quem pode participar',
  ask: 'Pergunte quem não pode comprar: parentes, funcionários, quem tem dívida com quem vende.',
  mention: /participar|adquirir|impedid|vedad|lances?\b|emancipad|estrangeir/,
  rules: [
    createPatternRule(
      /\b(?:impedid[oa]s?|nao (?:podem|podera|poderao|pode) (?:participar|adquirir|oferecer|dar|arrematar|ofertar)|vedad[oa]s? (?:a|ao)?[^;]{0,30}(?:participacao|participar|aquisicao|dar lances?)|proibid[oa]s? de (?:participar|adquirir|arrematar))\b/,
      'barred',
      'medium',
      'Algumas pessoas não podem comprar. Veja se a frase inclui você ou um parente.',
      /\b(?:suspens|bloqueio|provisori|por tempo|desistencia|nao se aplica|comissao|impedid[oa] de participar de)|aos? que nao|inadimpl|\bfgts\b/,
    ),
    createPatternRule(
      /\bpodem participar\b|\bpodera participar\b|\bpoderao (?:participar|oferecer lances|arrematar|ofertar)/,
      'open',
      'low',
      'A frase diz quem pode participar. Confira se você se enquadra.',
      /\bnao po/,
    ),
  ],
}

/** One recognizer per topic, in the order in which topics are reported. */
const clauseRecognizers: readonly ClauseRecognizer[] = [
  condominiumRules,
  taxRules,
  occupationRules,
  paymentRules,
  financingRules,
  commissionRules,
  preferenceRules,
  adCorpusRules,
  lawsuitRules,
  titleRules,
  deadlineRules,
  penaltyRules,
  deedRules,
  evictionRules,
  withdrawalRules,
  registrationRules,
  participationRules,
  utilityRules,
  possessionRules,
  leaseRules,
  visitRules,
  biddingRules,
  documentRules,
]

/** The bank named in the sentence itself; elsewhere in the text it may be a creditor. */
const bank = /\bcaixa\b(?! postal| d.[aá]gua)/i
const otherSeller = /\b(?:vendedor|comitente|banco(?! central)|ita[uú]|bradesco|santander|emgea)/i

interface RankedClause {
  clause: EditalClause
  vague: boolean
}

/** Maximum number of clauses reported per topic. */
const maxClausesPerTopic = 3
/** A text that rules fewer topics is a page or a sentence of an edital, not an edital. */
const minEditalTopics = 3
/** Number of characters from which a text counts as a whole edital. */
const minEditalLength = 1_500
/** A sentence without an end that is longer than this (characters) may have been cut. */
const minCutSentenceLength = 1_000

/**
 * Explains an edital in plain words, using only what the text says. Never throws; takes linear time.
 * @param pageStarts where each page of a file begins in the text; empty for a text, whose pages nobody knows
 */
export function explainEdital(text: string, pageStarts: readonly number[] = []): EditalExplanation {
  const { number, items } = outlineEdital(text)
  const passages = splitPassages(
    text,
    items.flatMap(({ range: { start, end }, wordsEnd }) => [start, wordsEnd, end]),
  )
  const clauses = findClauses(text, passages, pageStarts, items)
  const foundTopics = new Set(clauses.map(({ topic }) => topic))
  const isEdital =
    foundTopics.size >= minEditalTopics &&
    tidyText(text.slice(0, 4 * minEditalLength)).length >= minEditalLength
  const missing =
    isEdital && !isListingPage(text, passages)
      ? findMissingTopics(passages, clauseRecognizers, foundTopics)
      : []
  const explained = {
    number,
    clauses,
    items: items.map(({ range: _range, wordsEnd: _wordsEnd, ...item }) => item),
    missing,
  }
  return { content: summarizeEdital(explained), ...explained }
}

/** Maximum number of clauses of single items. */
const maxItemClauses = 1_000

/**
 * Returns the clauses that hold for all, then those of each item; within them by topic, highest risk first. Repeated
 * rules appear once, vague ones only while a topic has fewer than the maximum.
 */
function findClauses(
  text: string,
  passages: readonly EditalPassage[],
  pageStarts: readonly number[],
  items: readonly EditalItem[],
): EditalClause[] {
  const common: FoundClauses = new Map()
  const ofItems = new Map<string, FoundClauses>()
  let at = 0
  for (const [index, passage] of passages.entries()) {
    if (isNonRulePassage(passages, index)) continue
    const start = passage.pieces[0]?.start ?? 0
    while (at < items.length && (items[at]?.range.end ?? 0) <= start) at += 1
    const around = items[at]
    const item = around !== undefined && around.range.start <= start ? around.item : null
    const next = passages[index + 1]?.key ?? ''
    const excepted =
      retractsPrevious(next) ||
      (/^paragrafo \w+\.?$/.test(next) && retractsPrevious(passages[index + 2]?.key ?? ''))
    const said = saidIn(text, passage, excepted, item)
    const found = item === null ? common : (ofItems.get(item) ?? new Map())
    if (item !== null) ofItems.set(item, found)
    const units = splitClauseUnits(said)
    for (const recogniser of clauseRecognizers) {
      const known = found.get(recogniser.topic) ?? new Map<string, RankedClause>()
      found.set(recogniser.topic, known)
      for (const finding of findFindings(recogniser, units)) {
        const before = known.get(finding.kind)?.clause.risk
        if (before !== undefined && riskLevels.indexOf(before) >= riskLevels.indexOf(finding.risk)) continue
        const clause = clauseOf({ text, pageStarts }, passage, said, recogniser, finding)
        known.set(finding.kind, { clause, vague: finding.vague === true })
      }
    }
  }
  return [...selectClauses(common), ...[...ofItems.values()].flatMap(selectClauses).slice(0, maxItemClauses)]
}

/** Clauses by topic and by what they say. */
type FoundClauses = Map<EditalTopic, Map<string, RankedClause>>

const selectClauses = (found: FoundClauses): EditalClause[] =>
  clauseRecognizers.flatMap(({ topic }) =>
    [...(found.get(topic)?.values() ?? [])]
      .toSorted((a, b) => Number(a.vague) - Number(b.vague) || byRisk(a.clause, b.clause))
      .slice(0, maxClausesPerTopic)
      .map(({ clause }) => clause)
      .toSorted(byRisk),
  )

function saidIn(
  text: string,
  { pieces, key, head }: EditalPassage,
  excepted: boolean,
  item: string | null,
): ClauseText {
  const words = pieces.map(({ start, end }) => text.slice(start, end)).join(' ')
  const last = pieces.at(-1)?.end ?? 0
  const open = !/[.;:!?)"”]$/.test(words)
  return {
    key,
    head,
    full: head === '' ? key : `${head} ${key}`,
    seller: bank.test(words) && !otherSeller.test(words) ? 'a Caixa' : 'quem vende',
    excepted,
    item,
    cut:
      open &&
      (words.length > minCutSentenceLength ||
        (text.length > minEditalLength && text.slice(last).trim() === '')),
  }
}

function clauseOf(
  { text, pageStarts }: { text: string; pageStarts: readonly number[] },
  { pieces, head, headPieces, option }: EditalPassage,
  said: ClauseText,
  recogniser: ClauseRecognizer,
  { kind, risk, explanation }: ClauseFinding,
): EditalClause {
  const rules = (key: string, head: string): boolean => {
    const full = head === '' ? key : `${head} ${key}`
    const units = splitClauseUnits({ ...said, key, head, full })
    return findFindings(recogniser, units).some(other => other.kind === kind && other.risk === risk)
  }
  const says = (part: string): boolean => {
    const key = buildPassageKey(part)
    return recogniser.mention.test(key) && rules(key, head)
  }
  // The introduction is shown when the item alone does not state the rule.
  const shown = head === '' || rules(said.key, '') ? [] : headPieces
  const chosen = option && kind !== 'silent'
  const { excerpt, start } = selectExcerpt(text, pieces, shown, says, recogniser.mention)
  return {
    topic: recogniser.topic,
    title: recogniser.title,
    risk,
    excerpt,
    explanation: chosen ? `${ifListed} ${explanation}` : explanation,
    page: pageStarts.length === 0 ? null : pageStarts.findLastIndex(from => from <= start) + 1,
    item: said.item,
  }
}

const byRisk = (a: EditalClause, b: EditalClause): number =>
  riskLevels.indexOf(b.risk) - riskLevels.indexOf(a.risk)
