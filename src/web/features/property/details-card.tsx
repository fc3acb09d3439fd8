import { Ruler } from 'lucide-react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { FactLines } from '../listing/facts/fact-lines.tsx'
import { listDetails } from '../listing/facts/listed-facts.ts'
import { listSaleFacts } from './detail-facts.ts'
import { FoldingPanel } from './folding-panel.tsx'
import { PriceFigures } from './price-figures.tsx'
import { PropertyNumberButton } from './property-number-button.tsx'
import { CalendarLink } from './calendar-link.tsx'
import { useJudgedProperty } from './use-judged-property.ts'

/** The facts of the property and its sale, and the description in the bank's own words. */
export const DetailsCard = ({ property, now }: { property: PropertyDetail; now: number }) => (
  <FoldingPanel
    icon={Ruler}
    title="Detalhes"
    summary="Medidas, condições da venda, datas e a descrição da Caixa"
  >
    <FactLines single lines={listDetails(property)} />
    <PropertyNumberButton id={property.id} className="lg:hidden" />
    <h3 className="mt-6 mb-2 text-sm font-semibold">Venda</h3>
    <FactLines single lines={listSaleFacts(property, useJudgedProperty().answers, now)} />
    <PriceFigures property={property} />
    <CalendarLink property={property} now={now} />
    {property.description.trim() && (
      <>
        <h3 className="mt-6 text-sm font-semibold">Descrição da Caixa</h3>
        <p className="mt-2 text-sm text-pretty wrap-anywhere whitespace-pre-line text-ink-2">
          {property.description.trim()}
        </p>
      </>
    )}
    {property.bankPage?.description && property.bankPage.description !== property.description && (
      <>
        <h3 className="mt-6 text-sm font-semibold">
          Descrição na página da Caixa{property.bankPage.descriptionCut ? ' (só uma parte)' : ''}
        </h3>
        <p className="mt-2 text-sm text-pretty wrap-anywhere whitespace-pre-line text-ink-2">
          {property.bankPage.description}
        </p>
      </>
    )}
  </FoldingPanel>
)
