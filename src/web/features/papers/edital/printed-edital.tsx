import type { EditalAnswer } from '#contract/edital-schemas.ts'
import { capitalize } from '#domain/capitalize.ts'
import { MessageText } from '../../../ui/message-text.tsx'
import { Paper } from '../../../ui/paper.tsx'
import { usePrinting } from '../../../ui/use-printing.ts'
import { describePage, editalTitle, groupByRisk, ownWordsLabel, riskNames } from './clause-words.ts'

/** The explanation for A4, whole and unfolded; it exists only while printing. */
export function PrintedEdital({
  answer: { content, clauses, missing },
  name,
  source,
}: {
  answer: EditalAnswer
  name: string | null
  source: string
}) {
  const printing = usePrinting()
  if (!printing) return null
  return (
    <Paper>
      <h1 className="paper-title">{editalTitle({ clauses })}</h1>
      {name !== null && <p>{name}</p>}
      <p className="paper-quiet">{source}</p>
      <section className="reading-print-part">
        <MessageText text={ownWordsLabel({ content, clauses })} />
      </section>
      {groupByRisk(clauses)
        .filter(group => group.clauses.length > 0)
        .map(group => (
          <section key={group.risk} className="reading-print-part">
            <h2>
              {riskNames[group.risk].name} · {group.clauses.length}
            </h2>
            <ul>
              {group.clauses.map((clause, at) => (
                <li key={at}>
                  {clause.title !== group.clauses[at - 1]?.title && <h3>{clause.title}</h3>}
                  <p>{clause.explanation}</p>
                  <blockquote>“{clause.excerpt}”</blockquote>
                  {describePage(clause) !== null && (
                    <p className="paper-quiet">{capitalize(describePage(clause) ?? '')}</p>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      {missing.length > 0 && (
        <section className="reading-print-part">
          <h2>O que não está no texto</h2>
          <ul>
            {missing.map(({ topic, title, advice }) => (
              <li key={topic}>
                <strong>{title}.</strong> {advice}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Paper>
  )
}
