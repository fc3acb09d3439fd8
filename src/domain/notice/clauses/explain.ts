import { tidy } from '../../text.ts'
import { excerptOf } from './excerpt.ts'
import { asking, type Passage, passagesOf } from './passages.ts'
import { recognisers } from './recognisers/all.ts'
import type { Finding, Recogniser, Said } from './rule.ts'
import { summary } from './summary.ts'
import { type NoticeTopic, type Risk, risks } from './topics.ts'
import { keyOf } from './key.ts'

/** One rule of a notice. Texts in Portuguese. */
export interface NoticeClause {
  topic: NoticeTopic
  title: string
  risk: Risk
  /** The sentence it rests on: a piece of the text, unchanged but for folded white space. */
  excerpt: string
  explanation: string
}

export interface Explained {
  content: string
  clauses: NoticeClause[]
  /** What a notice usually rules and this text does not. */
  missing: { topic: NoticeTopic; title: string; advice: string }[]
}

/** Named in the sentence itself: elsewhere in the text it may be a creditor. */
const bank = /\bcaixa\b(?! postal| d.[aá]gua)/i

interface Told {
  clause: NoticeClause
  vague: boolean
}

const ifListed = 'Vale se o anúncio do imóvel disser isso:'
/** Clauses of a topic that are told. */
const most = 3
/** A text that rules fewer topics is a page or a sentence of a notice, not a notice. */
const fewestTopics = 3
/** Characters from which a text is taken for a whole notice. */
const whole = 1_500

/** A notice in plain words: only what the text says. Total and linear in its length. */
export function explainNotice(text: string): Explained {
  const clauses = clausesIn(text)
  const told = new Set(clauses.map(({ topic }) => topic))
  const isNotice = told.size >= fewestTopics && tidy(text.slice(0, 4 * whole)).length >= whole
  const missing = recognisers.flatMap(({ topic, title, ask }) =>
    !isNotice || told.has(topic) || ask === null ? [] : [{ topic, title, advice: ask }],
  )
  return { content: summary(clauses, missing), clauses, missing }
}

/** By topic, the gravest first. What is said twice is told once; what is vague, only where there is room. */
function clausesIn(text: string): NoticeClause[] {
  const found = new Map<NoticeTopic, Map<string, Told>>(recognisers.map(({ topic }) => [topic, new Map()]))
  for (const passage of passagesOf(text)) {
    if (isNoRule(passage.key)) continue
    const said = saidIn(text, passage)
    for (const recogniser of recognisers) {
      const finding = findingIn(recogniser, said)
      const known = found.get(recogniser.topic)
      if (finding === null || known === undefined || known.has(finding.kind)) continue
      const clause = clauseOf(text, passage, said, recogniser, finding)
      known.set(finding.kind, { clause, vague: finding.vague === true })
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

function saidIn(text: string, { pieces, key, head }: Passage): Said {
  const named = pieces.some(({ start, end }) => bank.test(text.slice(start, end)))
  return { key, head, full: head === '' ? key : `${head} ${key}`, seller: named ? 'a Caixa' : 'quem vende' }
}

function clauseOf(
  text: string,
  { pieces, head, option }: Passage,
  said: Said,
  recogniser: Recogniser,
  { kind, risk, explanation }: Finding,
): NoticeClause {
  const says = (part: string): boolean => {
    const key = keyOf(part)
    const full = head === '' ? key : `${head} ${key}`
    return recogniser.mention.test(key) && findingIn(recogniser, { ...said, key, full })?.kind === kind
  }
  const chosen = option && kind !== 'silent'
  return {
    topic: recogniser.topic,
    title: recogniser.title,
    risk,
    excerpt: excerptOf(text, pieces, says, recogniser.mention),
    explanation: chosen ? `${ifListed} ${lower(explanation)}` : explanation,
  }
}

function findingIn({ mention, rules }: Recogniser, said: Said): Finding | null {
  // What a list begins with tells whom its items concern; only a short one also what they are about.
  if (!mention.test(said.key) && !(said.head.length < 60 && mention.test(said.head))) return null
  for (const rule of rules) {
    const finding = rule(said)
    if (finding !== null) return finding
  }
  return null
}

/** Questions, definitions and headings do not rule. */
const isNoRule = (key: string): boolean =>
  key.endsWith('?') ||
  asking.test(key) ||
  /\.{4,}/.test(key) ||
  /^(?:[\d.]+ )?(?:[ivx]+ ?[-–] )?(?:entende-se por|considera-se|define-se|conceitua-se|para (?:os )?(?:fins|efeitos) dest[ea])/.test(
    key,
  ) ||
  /\b(?:por exemplo,? (?:quem|se)|pergunta:|duvidas frequentes)\b/.test(key)

const byRisk = (a: NoticeClause, b: NoticeClause): number => risks.indexOf(b.risk) - risks.indexOf(a.risk)

const lower = (words: string): string =>
  /^[A-Z]{2}/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)
