import { Copy, Quote } from 'lucide-react'
import type { EditalClauseAnswer } from '#contract/edital-schemas.ts'
import { capitalize } from '#domain/capitalize.ts'
import { copyText } from '../../../ui/toast/copy-text.ts'
import { describePage, writeClause } from './clause-words.ts'

const Excerpt = ({ clause }: { clause: EditalClauseAnswer }) => {
  const page = describePage(clause)
  return (
    <>
      <blockquote className="edital-quote">“{clause.excerpt}”</blockquote>
      {page !== null && <p className="edital-page">{capitalize(page)}</p>}
    </>
  )
}

/** One clause of the edital: what it means, and the sentence it is based on, folded when space is short. */
const ClauseItem = ({
  clause,
  again,
  folded,
}: {
  clause: EditalClauseAnswer
  again: boolean
  folded: boolean
}) => (
  <li className="edital-clause" data-again={again || undefined}>
    <h3 className={again ? 'sr-only' : 'mb-1 font-semibold text-pretty'}>{clause.title}</h3>
    <div className="flex items-start justify-between gap-3">
      <p className="min-w-0 text-pretty wrap-anywhere">{clause.explanation}</p>
      <button
        type="button"
        className="edital-copy"
        aria-label={`Copiar: ${clause.title}`}
        title="Copiar"
        onClick={() => void copyText(writeClause(clause), 'Texto copiado!')}
      >
        <Copy className="size-4" />
      </button>
    </div>
    {folded ? (
      <details className="edital-fold">
        <summary>
          <Quote className="size-3.5 shrink-0" />
          Ver a frase do edital
        </summary>
        <Excerpt clause={clause} />
      </details>
    ) : (
      <Excerpt clause={clause} />
    )}
  </li>
)

/** The clauses in order; successive clauses with the same title share one heading. */
export const ClauseList = ({
  clauses,
  folded,
}: {
  clauses: readonly EditalClauseAnswer[]
  folded: boolean
}) => (
  <ul>
    {clauses.map((clause, at) => (
      <ClauseItem key={at} clause={clause} again={clauses[at - 1]?.title === clause.title} folded={folded} />
    ))}
  </ul>
)
