import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { formatBrasiliaDay } from '#domain/brasilia-time.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { ExplainedFigure } from '../../ui/explained-figure.tsx'
import { formatNetRoi } from '#domain/format-figures.ts'
import {
  formatArea,
  integerFormat,
  formatPercent,
  formatReais,
  formatShortDate,
} from '../../ui/format-text.ts'
import { listDates } from './detail-facts.ts'
import { NotedFact, preventBreaks } from './fact-lines.tsx'
import { isFigureDoubtful, SignedFigure } from '../listing/signed-figure.tsx'
import { useListProvenance } from './list-provenance.ts'

const Unknown = () => <span className="font-normal text-ink-3">Não informado</span>

/** The known figures of the price; each shows its formula, inputs, source and date. */
export function PriceFigures({
  property,
  now,
  ownSheet,
}: {
  property: PropertyDetail
  now: number
  /** Whether a cost sheet is saved with the favorite, which the cost card then uses. */
  ownSheet: boolean
}) {
  const { price, evaluationValue, discount, roi, netRoi, bankPage, region } = property
  const source = <p className="text-2xs text-ink-3">Fonte: {useListProvenance(property)}</p>
  const size = property.area
  const perM2 = size === null || size <= 0 ? null : price / size
  const where = property.gone
    ? ''
    : `: veja ${ownSheet ? 'as suposições, ao lado da sua planilha,' : 'item por item'} em Custo total, nesta página`
  const above = (discount ?? 0) < 0
  return (
    <dl>
      {netRoi !== null && (
        <ExplainedFigure
          label="ROI líquido estimado"
          value={
            <SignedFigure value={netRoi} text={formatNetRoi(netRoi)} doubted={isFigureDoubtful(property)} />
          }
        >
          <p>lucro líquido ÷ tudo o que se investe</p>
          <p>
            Comprando pelo preço mínimo e vendendo pela avaliação da Caixa, já com comissão, impostos, reforma
            e o tempo até vender, que supomos{where}.
          </p>
          {source}
        </ExplainedFigure>
      )}
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
      {roi !== null && evaluationValue !== null && (
        <ExplainedFigure
          label="ROI bruto"
          value={<SignedFigure value={roi} text={formatNetRoi(roi)} doubted={isFigureDoubtful(property)} />}
        >
          <p>(avaliação − preço) ÷ preço</p>
          <p>
            ({formatReais(evaluationValue)} − {formatReais(price)}) ÷ {formatReais(price)} ={' '}
            {formatNetRoi(roi)}
          </p>
          <p>Ainda sem comissão, impostos, dívidas, reforma e o tempo até vender.</p>
          {source}
        </ExplainedFigure>
      )}
      <ExplainedFigure
        label="Preço por m²"
        value={perM2 === null ? <Unknown /> : formatReais(Math.round(perM2))}
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
            {formatPlaceName(property.city)}: {formatReais(Math.round(region.medianPricePerM2))} por m².
          </p>
        )}
        {source}
      </ExplainedFigure>
      {typeof bankPage?.secondAuctionPrice === 'number' && (
        <ExplainedFigure
          label={preventBreaks('Mínimo no 2º leilão')}
          value={formatReais(bankPage.secondAuctionPrice)}
        >
          <p>
            Se ninguém arrematar no 1º leilão, o 2º parte deste valor, que pode ser maior ou menor do que o do
            primeiro.
          </p>
          <p>Página da Caixa de {formatBrasiliaDay(bankPage.readAt)}.</p>
        </ExplainedFigure>
      )}
      {bankPage !== null && bankPage.price !== null && bankPage.price !== price && (
        <ExplainedFigure label="Preço na página da Caixa" value={formatReais(bankPage.price)}>
          <p>
            A página de {formatBrasiliaDay(bankPage.readAt)} dizia outro preço do que a lista. Vale o que ela
            disser hoje.
          </p>
        </ExplainedFigure>
      )}
      {listDates(property, now).map(({ label, value, note }) => (
        <ExplainedFigure
          key={label}
          label={preventBreaks(label)}
          value={<NotedFact value={value} note={note} />}
        >
          <p>
            {value === null
              ? 'A data vem da página da Caixa, que ainda não lemos ou que não a diz: confira lá.'
              : `No horário de Brasília, como na página da Caixa${bankPage ? ` de ${formatBrasiliaDay(bankPage.readAt)}` : ''}.`}
          </p>
        </ExplainedFigure>
      ))}
      {property.trajectory && (
        <ExplainedFigure label="Nas listas desde" value={formatShortDate(property.trajectory.firstListed)}>
          <p>A primeira lista da Caixa em que vimos este imóvel.</p>
        </ExplainedFigure>
      )}
    </dl>
  )
}
