import { House } from 'lucide-react'
import type { ReactNode } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import type { OwnLot } from '#contract/own-lot-schemas.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../framework/link.tsx'
import { describeLot } from './lot-words.ts'

/** The lot from elsewhere that a sheet is about, and that no list of the bank says anything of it. */
export const LotSubjectBar = ({ lot, children }: { lot: OwnLot; children: ReactNode }) => (
  <section aria-label="Imóvel da conta" className="panel mt-4 gap-3">
    <div className="flex min-h-target flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-0 flex-1 basis-56 items-center gap-3">
        <House className="size-5 shrink-0 text-ink-3 max-sm:hidden" aria-hidden="true" />
        <div className="min-w-0 flex-1">
          <h2 className="truncate font-semibold">{lot.title}</h2>
          <p className="text-xs text-ink-3 sm:text-sm">
            <strong className="font-medium text-ink-2">Não é da Caixa</strong> · {describeLot(lot)}
          </p>
        </div>
      </div>
      <Link
        to={pagePaths.desk}
        search={{ ficha: lot.id }}
        className={buttonClass('outline', 'max-sm:px-3 print:hidden')}
      >
        Ver na mesa
      </Link>
    </div>
    {children}
  </section>
)
