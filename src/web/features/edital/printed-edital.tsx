import { createPortal } from 'react-dom'
import type { EditalAnswer } from '#contract/edital-schemas.ts'
import { usePrinting } from '../../ui/use-printing.ts'
import { MessageText } from '../../ui/message-text.tsx'
import { ClauseList } from './clause-list.tsx'
import { groupByRisk, ownWordsLabel, riskNames, editalTitle } from './clause-words.ts'

/** The explanation for print, whole and unfolded; it exists only while printing (edital-print.css). */
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
  return createPortal(
    <article className="edital-print">
      <h1>{editalTitle({ clauses })}</h1>
      {name !== null && <p>{name}</p>}
      <p>{source}</p>
      <section className="edital-summary">
        <MessageText text={ownWordsLabel({ content, clauses })} />
      </section>
      {groupByRisk(clauses)
        .filter(group => group.clauses.length > 0)
        .map(group => (
          <section key={group.risk}>
            <h2>
              {riskNames[group.risk].name} · {group.clauses.length}
            </h2>
            <ClauseList clauses={group.clauses} folded={false} />
          </section>
        ))}
      {missing.length > 0 && (
        <section>
          <h2>O que não está no texto</h2>
          <dl>
            {missing.map(({ topic, title, advice }) => (
              <div key={topic} className="edital-clause">
                <dt className="font-semibold">{title}</dt>
                <dd>{advice}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </article>,
    document.body,
  )
}
