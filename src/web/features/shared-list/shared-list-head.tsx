import { Printer } from 'lucide-react'
import type { SharedPage } from '#contract/shared-list-schemas.ts'
import { formatCount } from '#domain/format-count.ts'
import { formatBrasiliaDay } from '#domain/brasilia-time.ts'
import { Button } from '../../ui/button.tsx'

/** Who sends the list, what they say, and until when it is open. Without script there is no button to print. */
export function SharedListHead({ page }: { page: SharedPage }) {
  const { title, adviserName, words, logo, listings, expiresAt } = page
  return (
    <header className="shared-head">
      <div className="shared-whose">
        {logo !== null && <img src={logo} alt="" className="shared-logo" />}
        <p className="min-w-0 wrap-anywhere">
          <span className="text-xs text-ink-3">Enviado por</span>
          <strong>{adviserName}</strong>
        </p>
      </div>
      <h1 className="text-2xl font-bold tracking-tight text-balance wrap-anywhere">{title}</h1>
      {words !== '' && <p className="shared-words">{words}</p>}
      <div className="shared-line">
        <p>
          {listings.length > 0
            ? `${formatCount(listings.length, 'imóvel', 'imóveis')} · vale até`
            : 'Vale até'}{' '}
          <time dateTime={expiresAt}>{formatBrasiliaDay(expiresAt)}</time>
        </p>
        <span className="shared-print needs-script">
          {listings.length > 0 && (
            <Button look="quiet" className="-ml-3 px-3 text-sm sm:ml-0" onClick={() => window.print()}>
              <Printer className="size-4" aria-hidden="true" />
              Imprimir
            </Button>
          )}
        </span>
      </div>
    </header>
  )
}
