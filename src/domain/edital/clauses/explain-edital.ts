import { tidyText } from '../../fold-text.ts'
import { type EditalExplanation, type EditalClause, ifListed } from './edital-clause.ts'
import { selectExcerpt } from './clause-excerpt.ts'
import { retractsPrevious } from './cautious-finding.ts'
import { findFindings } from './clause-findings.ts'
import { type EditalPassage, splitPassages } from './edital-passages.ts'
import { clauseRecognizers } from './recognizers/all-recognizers.ts'
import { isListingPage, findMissingTopics } from './missing-topics.ts'
import type { ClauseFinding, ClauseRecognizer, ClauseText } from './recognizers/clause-recognizer.ts'
import { summarizeEdital } from './edital-summary.ts'
import { type EditalTopic, riskLevels } from '../edital-topics.ts'
import { buildPassageKey } from './passage-key.ts'
import { isNonRulePassage } from './non-rule-passage.ts'
import { splitClauseUnits } from './clause-units.ts'

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
  const passages = splitPassages(text)
  const clauses = findClauses(text, passages, pageStarts)
  const foundTopics = new Set(clauses.map(({ topic }) => topic))
  const isEdital =
    foundTopics.size >= minEditalTopics &&
    tidyText(text.slice(0, 4 * minEditalLength)).length >= minEditalLength
  const missing =
    isEdital && !isListingPage(text, passages)
      ? findMissingTopics(passages, clauseRecognizers, foundTopics)
      : []
  return { content: summarizeEdital(clauses, missing), clauses, missing }
}

/**
 * Returns the clauses by topic, highest risk first. Repeated rules appear once, vague ones only while a topic has
 * fewer than the maximum.
 */
function findClauses(
  text: string,
  passages: readonly EditalPassage[],
  pageStarts: readonly number[],
): EditalClause[] {
  const found = new Map<EditalTopic, Map<string, RankedClause>>(
    clauseRecognizers.map(({ topic }) => [topic, new Map()]),
  )
  for (const [index, passage] of passages.entries()) {
    if (isNonRulePassage(passages, index)) continue
    const next = passages[index + 1]?.key ?? ''
    const excepted =
      retractsPrevious(next) ||
      (/^paragrafo \w+\.?$/.test(next) && retractsPrevious(passages[index + 2]?.key ?? ''))
    const said = saidIn(text, passage, excepted)
    const units = splitClauseUnits(said)
    for (const recogniser of clauseRecognizers) {
      const known = found.get(recogniser.topic)
      for (const finding of findFindings(recogniser, units)) {
        const before = known?.get(finding.kind)?.clause.risk ?? null
        if (
          known === undefined ||
          (before !== null && riskLevels.indexOf(before) >= riskLevels.indexOf(finding.risk))
        )
          continue
        const clause = clauseOf({ text, pageStarts }, passage, said, recogniser, finding)
        known.set(finding.kind, { clause, vague: finding.vague === true })
      }
    }
  }
  return clauseRecognizers.flatMap(({ topic }) =>
    [...(found.get(topic)?.values() ?? [])]
      .toSorted((a, b) => Number(a.vague) - Number(b.vague) || byRisk(a.clause, b.clause))
      .slice(0, maxClausesPerTopic)
      .map(({ clause }) => clause)
      .toSorted(byRisk),
  )
}

function saidIn(text: string, { pieces, key, head }: EditalPassage, excepted: boolean): ClauseText {
  const words = pieces.map(({ start, end }) => text.slice(start, end)).join(' ')
  const last = pieces.at(-1)?.end ?? 0
  const open = !/[.;:!?)"”]$/.test(words)
  return {
    key,
    head,
    full: head === '' ? key : `${head} ${key}`,
    seller: bank.test(words) && !otherSeller.test(words) ? 'a Caixa' : 'quem vende',
    excepted,
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
  }
}

const byRisk = (a: EditalClause, b: EditalClause): number =>
  riskLevels.indexOf(b.risk) - riskLevels.indexOf(a.risk)
