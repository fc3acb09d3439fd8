import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { OtherAccountsDrawer } from '../listing/other-accounts-drawer.tsx'
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
export const OtherAccounts = ({ property }: { property: PropertyDetail }) => (
  <OtherAccountsDrawer
    subject={property.id}
    names="ROI bruto, avaliação + 15%, ROI estimado, lance ideal, concorrência, financiamento simplificado, médias da cidade, e o que cada uma deixa de fora"
  >
    <OtherAccountsList property={property} />
  </OtherAccountsDrawer>
)
