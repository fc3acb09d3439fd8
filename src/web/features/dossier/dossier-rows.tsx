import { type DossierClaim, type DossierRow, groupOfRow, paperSources } from '#domain/dossier/dossier-row.ts'
import { classNames } from '../../ui/class-names.ts'
import { ActWords } from '../papers/frame/act-words.tsx'
import { signOfRow } from './dossier-signs.ts'
import { describeSilence, describeState, sourceNames, type SourceStates } from './dossier-words.ts'
import { Quote } from 'lucide-react'

const describePlace = ({ place, page }: DossierClaim): string | null =>
  [place, page === null ? null : `página ${String(page)}`].filter(Boolean).join(', ') || null

/** One source's statement, with its date and place; a press shows the quoted words. */
const DossierClaimView = ({ claim }: { claim: DossierClaim }) => {
  const place = describePlace(claim)
  return (
    <>
      <p className="text-pretty wrap-anywhere">
        <ActWords text={claim.words} />
      </p>
      {claim.quote !== null && (
        <details className="dossier-words">
          <summary>
            <Quote className="size-3.5 shrink-0" aria-hidden="true" />
            As palavras
          </summary>
          <blockquote>“{claim.quote}”</blockquote>
        </details>
      )}
      <p className="text-2xs/5.5 mt-0.5 text-ink-3 text-pretty [&_strong]:text-ink-2 [&_strong]:font-semibold">
        {place !== null && (
          <strong>
            <ActWords text={place} />
          </strong>
        )}{' '}
        {claim.source}
      </p>
    </>
  )
}

const Row = ({ row, states }: { row: DossierRow; states: SourceStates }) => {
  const { icon: Icon, ink } = signOfRow(row)
  return (
    <li className="py-3.5 border-t border-t-line first:border-t-0 first:pt-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5">
        <h4 className="text-sm font-semibold text-pretty">
          <ActWords text={row.title} />
        </h4>
        <p className={classNames('flex items-center gap-1.5 text-xs font-medium', ink)}>
          <Icon className="size-4 shrink-0" aria-hidden="true" />
          {describeState(row)}
        </p>
      </div>
      {row.note !== '' && (
        <p className="mt-0.5 text-sm text-pretty text-ink-2">
          <ActWords text={row.note} />
        </p>
      )}
      <dl className="dossier-cells">
        {paperSources.map(source => (
          <div key={source} data-silent={row.claims[source].length === 0 || undefined}>
            <dt>{sourceNames[source]}</dt>
            {row.claims[source].length === 0 ? (
              <dd className="text-ink-3">{describeSilence(source, row.subject, states)}</dd>
            ) : (
              row.claims[source].map((claim, at) => (
                <dd key={at}>
                  <DossierClaimView claim={claim} />
                </dd>
              ))
            )}
          </div>
        ))}
      </dl>
    </li>
  )
}

/** Rows of the dossier, each with what the three sources say: side by side on a desk, one below the other on a phone. */
export const DossierRows = ({ rows, states }: { rows: readonly DossierRow[]; states: SourceStates }) => (
  <ul>
    {rows.map(row => (
      <Row key={row.key} row={row} states={states} />
    ))}
  </ul>
)

/** The rows of one group. */
export const rowsOf = (rows: readonly DossierRow[], group: ReturnType<typeof groupOfRow>): DossierRow[] =>
  rows.filter(row => groupOfRow(row) === group)
