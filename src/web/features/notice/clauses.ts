import type { Clause, NoticeAnswer } from '#contract/notice.ts'
import { type NoticeTopic, noticeTopics, type Risk } from '#domain/notice/clauses/topics.ts'

/** The risks, the highest first. */
const gravity: readonly Risk[] = ['high', 'medium', 'low']

export const riskNames: Record<Risk, { name: string; one: string; many: string }> = {
  high: { name: 'Risco alto', one: 'risco alto', many: 'riscos altos' },
  medium: { name: 'Risco médio', one: 'risco médio', many: 'riscos médios' },
  low: { name: 'Risco baixo', one: 'risco baixo', many: 'riscos baixos' },
}

interface RiskGroup {
  risk: Risk
  clauses: Clause[]
}

/** Groups clauses by risk, each group in the order of the text; empty groups are included. */
export const byRisk = (clauses: readonly Clause[], topic: NoticeTopic | null = null): RiskGroup[] =>
  gravity.map(risk => ({
    risk,
    clauses: clauses.filter(clause => clause.risk === risk && (topic === null || clause.topic === topic)),
  }))

interface Topic {
  topic: NoticeTopic
  /** The title of its clauses. */
  title: string
  total: number
}

/** Returns the topics that have clauses, with their counts. */
export const topicsOf = (clauses: readonly Clause[]): Topic[] =>
  noticeTopics.flatMap(topic => {
    const ofIt = clauses.filter(clause => clause.topic === topic)
    return ofIt[0] ? [{ topic, title: ofIt[0].title, total: ofIt.length }] : []
  })

/** Formats `3 riscos altos, 1 risco médio`, without risks that do not occur. */
export const riskWords = (clauses: readonly Clause[]): string =>
  byRisk(clauses)
    .filter(group => group.clauses.length > 0)
    .map(({ risk, clauses: { length } }) => `${length} ${riskNames[risk][length === 1 ? 'one' : 'many']}`)
    .join(', ') || 'nenhuma cláusula reconhecida'

export const clauseText = ({ title, risk, explanation, excerpt }: Clause): string =>
  [`${title} (${riskNames[risk].name.toLowerCase()})`, explanation, `“${excerpt}”`].join('\n')

/**
 * Returns what the summary says beyond the clauses: without items that repeat a clause, and without headings left
 * empty.
 */
export function ownWords({ content, clauses }: Pick<NoticeAnswer, 'content' | 'clauses'>): string {
  const repeats = (line: string) => clauses.some(({ explanation }) => line.includes(explanation))
  const paragraphs = content.split(/\n\s*\n/).map(paragraph =>
    paragraph
      .split('\n')
      .filter(line => !repeats(line))
      .join('\n')
      .trim(),
  )
  return paragraphs
    .filter((text, at) => text !== '' && (paragraphs[at + 1] !== '' || !/^\*\*[^*]+\*\*$/.test(text)))
    .join('\n\n')
}

/** Returns the title of the explanation. */
export const titleOf = ({ clauses }: Pick<NoticeAnswer, 'clauses'>): string =>
  clauses.length > 0 ? 'Edital explicado' : 'Nada reconhecido'

/** Returns the whole explanation as text for the clipboard. */
export const answerText = ({ content, clauses, missing }: NoticeAnswer, name: string | null): string =>
  [
    name === null ? titleOf({ clauses }) : `${titleOf({ clauses })}: ${name}`,
    ownWords({ content, clauses }).replaceAll('**', ''),
    ...byRisk(clauses).flatMap(group => group.clauses.map(clauseText)),
    ...(missing.length > 0
      ? [
          ['O que não está no texto', ...missing.map(({ title, advice }) => `- ${title}: ${advice}`)].join(
            '\n',
          ),
        ]
      : []),
  ]
    .filter(part => part.trim() !== '')
    .join('\n\n')
