import type { EditalAnswer, EditalClauseAnswer, EditalItemAnswer } from '#contract/edital-schemas.ts'
import { formatReais } from '#domain/format-figures.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { type EditalTopic, editalTopics, type RiskLevel } from '#domain/edital/edital-topics.ts'

/** The risks, the highest first. */
const riskOrder: readonly RiskLevel[] = ['high', 'medium', 'low']

export const riskNames: Record<RiskLevel, { name: string; one: string; many: string }> = {
  high: { name: 'Risco alto', one: 'risco alto', many: 'riscos altos' },
  medium: { name: 'Risco médio', one: 'risco médio', many: 'riscos médios' },
  low: { name: 'Risco baixo', one: 'risco baixo', many: 'riscos baixos' },
}

interface RiskGroup {
  risk: RiskLevel
  clauses: EditalClauseAnswer[]
}

/** Groups clauses by risk, each group in the order of the text; empty groups are included. */
export const groupByRisk = (
  clauses: readonly EditalClauseAnswer[],
  topic: EditalTopic | null = null,
): RiskGroup[] =>
  riskOrder.map(risk => ({
    risk,
    clauses: clauses.filter(clause => clause.risk === risk && (topic === null || clause.topic === topic)),
  }))

interface Topic {
  topic: EditalTopic
  /** The title of its clauses. */
  title: string
  total: number
}

/** Returns the topics that have clauses, with their counts. */
export const groupByTopic = (clauses: readonly EditalClauseAnswer[]): Topic[] =>
  editalTopics.flatMap(topic => {
    const ofIt = clauses.filter(clause => clause.topic === topic)
    return ofIt[0] ? [{ topic, title: ofIt[0].title, total: ofIt.length }] : []
  })

/** Formats `3 riscos altos, 1 risco médio`, without risks that do not occur. */
export const describeRisk = (clauses: readonly EditalClauseAnswer[]): string =>
  groupByRisk(clauses)
    .filter(group => group.clauses.length > 0)
    .map(({ risk, clauses: { length } }) => `${length} ${riskNames[risk][length === 1 ? 'one' : 'many']}`)
    .join(', ') || 'nenhuma cláusula reconhecida'

/** `página 3`; `null` where the page is not known, as that of a text. */
export const describePage = ({ page = null }: Pick<EditalClauseAnswer, 'page'>): string | null =>
  page === null ? null : `página ${String(page)}`

/** The subject of a clause, with its item where it is of one alone: `Ações, penhoras e ônus · item 176`. */
export const nameClause = ({ title, item }: Pick<EditalClauseAnswer, 'title' | 'item'>): string =>
  item == null ? title : `${title} · item ${item}`

/** Whether a clause stands under the heading of the one before it. */
export const isSameSubject = (before: EditalClauseAnswer | undefined, clause: EditalClauseAnswer): boolean =>
  before !== undefined && nameClause(before) === nameClause(clause)

/** `176 · Rua A, 10 · Curitiba, PR` */
export const describeItem = ({ item, address, city, state }: EditalItemAnswer): string =>
  [
    item,
    address.slice(0, 60),
    [city === null ? null : formatPlaceName(city), state].filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join(' · ')

/** What the edital says of an item in figures; only what it states. */
export const listItemFacts = ({
  address,
  propertyId,
  matricula,
  price,
  evaluation,
}: EditalItemAnswer): [name: string, value: string][] =>
  (
    [
      ['Imóvel', address],
      ['Mínimo', price === null ? '' : formatReais(price)],
      ['Avaliação', evaluation === null ? '' : formatReais(evaluation)],
      ['Nº na Caixa', propertyId ?? ''],
      ['Matrícula', matricula ?? ''],
    ] satisfies [string, string][]
  ).filter(([, value]) => value !== '')

/** Writes a clause as text to copy: title and risk, explanation, and the quoted sentence with its page. */
export function writeClause(clause: EditalClauseAnswer): string {
  const { risk, explanation, excerpt } = clause
  const page = describePage(clause)
  return [
    `${nameClause(clause)} (${riskNames[risk].name.toLowerCase()})`,
    explanation,
    page === null ? `“${excerpt}”` : `“${excerpt}” (${page})`,
  ].join('\n')
}

/**
 * Returns what the summary says beyond the clauses: without items that repeat a clause, and without headings left
 * empty.
 */
export function ownWordsLabel({ content, clauses }: Pick<EditalAnswer, 'content' | 'clauses'>): string {
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
export const editalTitle = ({ clauses }: Pick<EditalAnswer, 'clauses'>): string =>
  clauses.length > 0 ? 'Edital explicado' : 'Nada reconhecido'

/** Returns the whole explanation as text for the clipboard. */
export const writeEditalAnswer = ({ content, clauses, missing }: EditalAnswer, name: string | null): string =>
  [
    name === null ? editalTitle({ clauses }) : `${editalTitle({ clauses })}: ${name}`,
    ownWordsLabel({ content, clauses }).replaceAll('**', ''),
    ...groupByRisk(clauses).flatMap(group => group.clauses.map(writeClause)),
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
