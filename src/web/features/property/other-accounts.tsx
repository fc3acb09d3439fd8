import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { FinancingPanel } from './financing-panel.tsx'
import { OtherAccountFigures } from './other-account-figures.tsx'
import { RegionFiguresCard } from './region-figures.tsx'

const NoAppraisal = () => (
  <p className="text-sm text-ink-2 text-pretty">
    A Caixa não informa a avaliação deste imóvel. Sem ela não há como estimar valor de mercado, ROI e lance
    ideal; compare o preço por m² com o da região.
  </p>
)

/** The figures of the drawer, each with its formula and with what it leaves out. */
export const OtherAccountsList = ({ property }: { property: PropertyDetail }) => (
  <>
    <p className="mb-2 text-sm text-pretty text-ink-2">
      Estas contas são de bolso: nenhuma traz todos os custos, e por isso o site decide pelo ROI líquido.
    </p>
    {property.analysis === null ? (
      <NoAppraisal />
    ) : (
      <OtherAccountFigures property={property} analysis={property.analysis} />
    )}
    <RegionFiguresCard property={property} />
    {!property.gone && <FinancingPanel property={property} />}
  </>
)

/** One closed drawer for every other figure of return or market value. */
export function OtherAccounts({ property }: { property: PropertyDetail }) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className="panel other-accounts"
      onToggle={event => {
        if (event.currentTarget.open) setOpen(true)
      }}
    >
      <summary className="flex list-none items-center gap-3 rounded-sm [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-4.5 shrink-0 text-ink-3" aria-hidden="true" />
        <span>
          <span className="block text-md font-semibold">Outras contas</span>
          <span className="block text-sm text-pretty text-ink-3">
            ROI bruto, avaliação + 15%, ROI estimado, lance ideal, concorrência, financiamento simplificado,
            médias da cidade, e o que cada uma deixa de fora
          </span>
        </span>
      </summary>
      {open && (
        <div className="mt-4 border-t border-line pt-4">
          <OtherAccountsList property={property} />
        </div>
      )}
    </details>
  )
}
