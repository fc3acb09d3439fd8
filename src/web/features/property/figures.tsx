import type { PropertyDetail } from '#contract/property-detail.ts'
import { day } from '#domain/brasilia.ts'
import { displayName } from '#domain/property/names.ts'
import { Explained } from '../../ui/explained.tsx'
import { netRoiText } from '#domain/format.ts'
import { area, integer, percentText, reaisText, shortDate } from '../../ui/format.ts'
import { datesOf } from './details.ts'
import { Noted, unbroken } from './lines.tsx'
import { isDoubted, Signed } from '../listing/signed.tsx'
import { useListOf } from './whose.ts'

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
  const source = <p className="text-2xs text-ink-3">Fonte: {useListOf(property)}</p>
  const size = property.area
  const perM2 = size === null || size <= 0 ? null : price / size
  const where = property.gone
    ? ''
    : `: veja ${ownSheet ? 'as suposições, ao lado da sua planilha,' : 'item por item'} em Custo total, nesta página`
  const above = (discount ?? 0) < 0
  return (
    <dl>
      {netRoi !== null && (
        <Explained
          label="ROI líquido estimado"
          value={<Signed value={netRoi} text={netRoiText(netRoi)} doubted={isDoubted(property)} />}
        >
          <p>lucro líquido ÷ tudo o que se investe</p>
          <p>
            Comprando pelo preço mínimo e vendendo pela avaliação da Caixa, já com comissão, impostos, reforma
            e o tempo até vender, que supomos{where}.
          </p>
          {source}
        </Explained>
      )}
      {discount !== null && evaluationValue !== null && (
        <Explained
          label="Desconto"
          value={<Signed value={discount} text={above ? 'acima da avaliação' : percentText(discount, 1)} />}
        >
          <p>(avaliação − preço) ÷ avaliação</p>
          <p>
            ({reaisText(evaluationValue)} − {reaisText(price)}) ÷ {reaisText(evaluationValue)} ={' '}
            {percentText(discount, 1)}
          </p>
          {source}
        </Explained>
      )}
      {roi !== null && evaluationValue !== null && (
        <Explained
          label="ROI bruto"
          value={<Signed value={roi} text={netRoiText(roi)} doubted={isDoubted(property)} />}
        >
          <p>(avaliação − preço) ÷ preço</p>
          <p>
            ({reaisText(evaluationValue)} − {reaisText(price)}) ÷ {reaisText(price)} = {netRoiText(roi)}
          </p>
          <p>Ainda sem comissão, impostos, dívidas, reforma e o tempo até vender.</p>
          {source}
        </Explained>
      )}
      <Explained label="Preço por m²" value={perM2 === null ? <Unknown /> : reaisText(Math.round(perM2))}>
        {perM2 === null || size === null ? (
          <p>A lista da Caixa não dá a área deste imóvel.</p>
        ) : (
          <p>
            preço ÷ área: {reaisText(price)} ÷ {area(size)}
          </p>
        )}
        {region.medianPricePerM2 > 0 && (
          <p>
            Mediana de {integer(region.sampleSize)} imóveis da Caixa como este em {displayName(property.city)}
            : {reaisText(Math.round(region.medianPricePerM2))} por m².
          </p>
        )}
        {source}
      </Explained>
      {typeof bankPage?.secondAuctionPrice === 'number' && (
        <Explained label={unbroken('Mínimo no 2º leilão')} value={reaisText(bankPage.secondAuctionPrice)}>
          <p>
            Se ninguém arrematar no 1º leilão, o 2º parte deste valor, que pode ser maior ou menor do que o do
            primeiro.
          </p>
          <p>Página da Caixa de {day(bankPage.readAt)}.</p>
        </Explained>
      )}
      {bankPage !== null && bankPage.price !== null && bankPage.price !== price && (
        <Explained label="Preço na página da Caixa" value={reaisText(bankPage.price)}>
          <p>
            A página de {day(bankPage.readAt)} dizia outro preço do que a lista. Vale o que ela disser hoje.
          </p>
        </Explained>
      )}
      {datesOf(property, now).map(({ label, value, note }) => (
        <Explained key={label} label={unbroken(label)} value={<Noted value={value} note={note} />}>
          <p>
            {value === null
              ? 'A data vem da página da Caixa, que ainda não lemos ou que não a diz: confira lá.'
              : `No horário de Brasília, como na página da Caixa${bankPage ? ` de ${day(bankPage.readAt)}` : ''}.`}
          </p>
        </Explained>
      ))}
      {property.trajectory && (
        <Explained label="Nas listas desde" value={shortDate(property.trajectory.firstListed)}>
          <p>A primeira lista da Caixa em que vimos este imóvel.</p>
        </Explained>
      )}
    </dl>
  )
}
