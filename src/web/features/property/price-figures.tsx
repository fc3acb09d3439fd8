import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { formatWholeReais } from '#domain/whole-reais.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { ExplainedFigure } from '../../ui/explained-figure.tsx'
import {
  formatArea,
  integerFormat,
  formatPercent,
  formatReais,
  formatShortDate,
} from '../../ui/format-text.ts'
import { UnknownFact } from '../listing/facts/unknown-fact.tsx'
import { SignedFigure } from '../listing/signed-figure.tsx'
import { useListProvenance } from './list-provenance.ts'

/** The known figures of the price; each shows its formula, inputs, source and date. */
export function PriceFigures({ property }: { property: PropertyDetail }) {
  const { price, evaluationValue, discount, region } = property
  const source = <p className="text-2xs text-ink-3">Fonte: {useListProvenance(property)}</p>
  const size = property.area
  const perM2 = size === null || size <= 0 ? null : price / size
  const above = (discount ?? 0) < 0
  return (
    <dl>
      {discount !== null && evaluationValue !== null && (
        <ExplainedFigure
          label="Desconto"
          value={
            <SignedFigure value={discount} text={above ? 'acima da avaliação' : formatPercent(discount, 1)} />
          }
        >
          <p>(avaliação − preço) ÷ avaliação</p>
          <p>
            ({formatReais(evaluationValue)} − {formatReais(price)}) ÷ {formatReais(evaluationValue)} ={' '}
            {formatPercent(discount, 1)}
          </p>
          {source}
        </ExplainedFigure>
      )}
      <ExplainedFigure
        label="Preço por m²"
        value={perM2 === null ? <UnknownFact name="Preço por m²" /> : formatWholeReais(perM2)}
      >
        {perM2 === null || size === null ? (
          <p>A lista da Caixa não dá a área deste imóvel.</p>
        ) : (
          <p>
            preço ÷ área: {formatReais(price)} ÷ {formatArea(size)}
          </p>
        )}
        {region.medianPricePerM2 > 0 && (
          <p>
            Mediana de {integerFormat(region.sampleSize)} imóveis da Caixa como este em{' '}
            {formatPlaceName(property.city)}: {formatWholeReais(region.medianPricePerM2)} por m².
          </p>
        )}
        {source}
      </ExplainedFigure>
      {property.trajectory && (
        <ExplainedFigure label="Nas listas desde" value={formatShortDate(property.trajectory.firstListed)}>
          <p>A primeira lista da Caixa em que vimos este imóvel.</p>
        </ExplainedFigure>
      )}
    </dl>
  )
}
