import { Quote } from 'lucide-react'
import { type DossierClaim } from '#domain/dossier/dossier-row.ts'
import { ActWords } from '../papers/frame/act-words.tsx'

const describePlace = ({ place, page }: DossierClaim): string | null =>
  [place, page === null ? null : `página ${String(page)}`].filter(Boolean).join(', ') || null

/** One source's statement, its own words behind a press, and where and when it stands. */
export const DossierClaimView = ({ claim }: { claim: DossierClaim }) => {
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
      <p className="dossier-source">
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
