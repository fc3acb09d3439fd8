import { tidy } from '../../text.ts'
import type { Explained, NoticeClause } from './explained.ts'
import { excerptOf } from './excerpt.ts'
import { guarded, takesBack } from './caution.ts'
import { type Passage, passagesOf } from './passages.ts'
import { recognisers } from './recognisers/all.ts'
import { isListing, missingIn } from './missing.ts'
import { cautious, type Finding, type Recogniser, type Said } from './rule.ts'
import { summary } from './summary.ts'
import { type NoticeTopic, risks } from './topics.ts'
import { keyOf } from './key.ts'
import { isNoRule } from './no-rule.ts'
import { unitsOf } from './units.ts'

/** The bank named in the sentence itself; elsewhere in the text it may be a creditor. */
const bank = /\bcaixa\b(?! postal| d.[aá]gua)/i
const otherSeller = /\b(?:vendedor|comitente|banco(?! central)|ita[uú]|bradesco|santander|emgea)/i

interface Told {
  clause: NoticeClause
  vague: boolean
}

const ifListed = 'Só vale se o anúncio do imóvel disser isso.'
/** Maximum number of clauses reported per topic. */
const most = 3
/** A text that rules fewer topics is a page or a sentence of an edital, not an edital. */
const fewestTopics = 3
/** Number of characters from which a text counts as a whole edital. */
const whole = 1_500
/** A sentence without an end that is longer than this (characters) may have been cut. */
const long = 1_000

/** Explains an edital in plain words, using only what the text says. Never throws; takes linear time. */
export function explainNotice(text: string): Explained {
  const passages = passagesOf(text)
  const clauses = clausesIn(text, passages)
  const told = new Set(clauses.map(({ topic }) => topic))
  const isNotice = told.size >= fewestTopics && tidy(text.slice(0, 4 * whole)).length >= whole
  const missing = isNotice && !isListing(text, passages) ? missingIn(passages, recognisers, told) : []
  return { content: summary(clauses, missing), clauses, missing }
}

/**
 * Returns the clauses by topic, highest risk first. Repeated rules appear once, vague ones only while a topic has
 * fewer than the maximum.
 */
function clausesIn(text: string, passages: readonly Passage[]): NoticeClause[] {
  const found = new Map<NoticeTopic, Map<string, Told>>(recognisers.map(({ topic }) => [topic, new Map()]))
  for (const [index, passage] of passages.entries()) {
    if (isNoRule(passages, index)) continue
    const next = passages[index + 1]?.key ?? ''
    const excepted =
      takesBack(next) || (/^paragrafo \w+\.?$/.test(next) && takesBack(passages[index + 2]?.key ?? ''))
    const said = saidIn(text, passage, excepted)
    const units = unitsOf(said)
    for (const recogniser of recognisers) {
      const known = found.get(recogniser.topic)
      for (const finding of findingsIn(recogniser, units)) {
        const before = known?.get(finding.kind)?.clause.risk ?? null
        if (known === undefined || (before !== null && risks.indexOf(before) >= risks.indexOf(finding.risk)))
          continue
        const clause = clauseOf(text, passage, said, recogniser, finding)
        known.set(finding.kind, { clause, vague: finding.vague === true })
      }
    }
  }
  return recognisers.flatMap(({ topic }) =>
    [...(found.get(topic)?.values() ?? [])]
      .toSorted((a, b) => Number(a.vague) - Number(b.vague) || byRisk(a.clause, b.clause))
      .slice(0, most)
      .map(({ clause }) => clause)
      .toSorted(byRisk),
  )
}

function saidIn(text: string, { pieces, key, head }: Passage, excepted: boolean): Said {
  const words = pieces.map(({ start, end }) => text.slice(start, end)).join(' ')
  const last = pieces.at(-1)?.end ?? 0
  const open = !/[.;:!?)"”]$/.test(words)
  return {
    key,
    head,
    full: head === '' ? key : `${head} ${key}`,
    seller: bank.test(words) && !otherSeller.test(words) ? 'a Caixa' : 'quem vende',
    excepted,
    cut: open && (words.length > long || (text.length > whole && text.slice(last).trim() === '')),
  }
}

function clauseOf(
  text: string,
  { pieces, head, headPieces, option }: Passage,
  said: Said,
  recogniser: Recogniser,
  { kind, risk, explanation }: Finding,
): NoticeClause {
  const rules = (key: string, head: string): boolean => {
    const full = head === '' ? key : `${head} ${key}`
    const units = unitsOf({ ...said, key, head, full })
    return findingsIn(recogniser, units).some(other => other.kind === kind && other.risk === risk)
  }
  const says = (part: string): boolean => {
    const key = keyOf(part)
    return recogniser.mention.test(key) && rules(key, head)
  }
  // The introduction is shown when the item alone does not state the rule.
  const shown = head === '' || rules(said.key, '') ? [] : headPieces
  const chosen = option && kind !== 'silent'
  return {
    topic: recogniser.topic,
    title: recogniser.title,
    risk,
    excerpt: excerptOf(text, pieces, shown, says, recogniser.mention),
    explanation: chosen ? `${ifListed} ${explanation}` : explanation,
  }
}

/** Returns what a sentence rules on a topic: at most one finding per clause. */
function findingsIn(recogniser: Recogniser, units: readonly Said[]): Finding[] {
  const told = units.map(unit => guarded(findingIn(recogniser, unit), unit, recogniser))
  const found = told.flatMap(finding => finding ?? [])
  // When half of a sentence is not understood, it may reverse the other half.
  const half = units.some((unit, index) => told[index] === null && recogniser.mention.test(unit.key))
  return units.length > 1 && half && found.length > 0
    ? [cautious(found.some(({ risk }) => risk === 'high') ? 'high' : 'medium')]
    : found
}

function findingIn({ mention, rules }: Recogniser, said: Said): Finding | null {
  // The introduction of a list says whom its items concern; only a short one also says what they are about.
  if (!mention.test(said.key) && !(said.head.length < 60 && mention.test(said.head))) return null
  for (const rule of rules) {
    const finding = rule(said)
    if (finding !== null) return finding
  }
  return null
}

const byRisk = (a: NoticeClause, b: NoticeClause): number => risks.indexOf(b.risk) - risks.indexOf(a.risk)
