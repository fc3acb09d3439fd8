import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { formatWholeReais } from '#domain/whole-reais.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { describeUnknownFact } from '#domain/property/unknown-fact.ts'
import { ExplainedFigure } from '../../ui/explained-figure.tsx'
import { integerFormat, formatReais } from '../../ui/format-text.ts'
import { categoryLabels } from '../listing/listing-labels.ts'
import { FigureBasis } from '../../ui/figure-basis.tsx'

/** Averages of the same city and category; a region without listings has no figures, not zeros. */
export function RegionFiguresCard({ property }: { property: PropertyDetail }) {
  const { region, city, state, category, price, area } = property
  const place = formatPlaceName(city)
  // A property that is listed is itself among them.
  const others = Math.max(0, region.sampleSize - (property.listed === 'listed' ? 1 : 0))
  const what = category === null ? 'imóveis' : `imóveis da categoria ${categoryLabels[category]}`
  const source = `${integerFormat(region.sampleSize)} ${what} em ${place}, ${state}, que estão na lista`
  const figure = (name: string, value: number): { label: string; value: string } => ({
    label: name,
    value: value > 0 ? formatWholeReais(value) : describeUnknownFact(name),
  })
  return (
    <>
      <h3 className="mt-4 border-t border-line pt-4 text-sm font-semibold">
        Em {place}
        <span className="font-normal text-ink-3">
          {category !== null && ` · ${categoryLabels[category]}`}
          {others > 0 &&
            ` · ${region.sampleSize === 1 ? '1 imóvel' : `${integerFormat(region.sampleSize)} imóveis`}`}
        </span>
      </h3>
      {others === 0 ? (
        <p className="mt-2 text-sm text-ink-3">Não há outros para comparar.</p>
      ) : (
        <dl className="mt-1 [&_dd]:whitespace-nowrap">
          <ExplainedFigure {...figure('Preço médio', region.avgPrice)}>
            <FigureBasis
              formula="Soma dos preços ÷ quantidade de imóveis"
              worked={`Este custa ${formatReais(price)}.`}
              source={source}
            />
          </ExplainedFigure>
          <ExplainedFigure {...figure('Avaliação média', region.avgEval)}>
            <FigureBasis
              formula="Soma das avaliações ÷ quantidade dos que têm avaliação"
              worked={
                property.evaluationValue === null
                  ? undefined
                  : `Este foi avaliado em ${formatReais(property.evaluationValue)}.`
              }
              source={source}
            />
          </ExplainedFigure>
          <ExplainedFigure {...figure('Preço por m², mediana', region.medianPricePerM2)}>
            <FigureBasis
              formula="O do meio entre os preços por m² dos que têm área"
              worked={
                area === null || area <= 0 ? undefined : `Este sai por ${formatWholeReais(price / area)}/m².`
              }
              source={source}
            />
          </ExplainedFigure>
        </dl>
      )}
    </>
  )
}
