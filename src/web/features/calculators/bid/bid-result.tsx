import type { BidAnswer } from '#domain/calculators/bid.ts'
import { Explained } from '../../../ui/explained.tsx'
import { netRoiText } from '#domain/format.ts'
import { centavosText, percentText, reaisText } from '../../../ui/format.ts'
import { Basis, Qualified } from '../../../ui/basis.tsx'
import { Signed } from '../../listing/signed.tsx'
import { BidBars } from './bid-bars.tsx'
import type { BidFields } from './bid-state.ts'
import { type Listed, Says } from './says.tsx'

const own = 'os valores desta conta'
const estimate = 'Valor de mercado é estimativa: avaliação + 15%.'

/** Shows the result of the rule of thumb; every figure opens its formula. */
export function BidResult({
  fields,
  answer,
  listed,
  handover,
}: {
  fields: { [key in keyof BidFields]: number }
  answer: BidAnswer
  /** `null` without a listing, or when its net ROI is unknown. */
  listed: Listed | null
  /** Parameters that the cost sheet starts with. */
  handover: Record<string, string>
}) {
  const { evaluationValue, initialBid, desiredRoi } = fields
  const { estimatedRoi, discount, goodDeal } = answer
  const market = centavosText(answer.marketValue)
  const ideal = centavosText(answer.idealBid)
  const most = centavosText(answer.maxBid)
  const [bid, appraised] = [reaisText(initialBid), reaisText(evaluationValue)]
  return (
    <div className="grid gap-5 print:grid-cols-2 print:gap-x-8">
      <Says fields={fields} answer={answer} listed={listed} handover={handover} />
      <dl className="[&_dd]:whitespace-nowrap">
        <Explained
          label={<Qualified label="Valor de mercado" note="estimativa: avaliação + 15%" />}
          value={market}
        >
          <Basis
            formula="Avaliação + 15%"
            worked={`${appraised} × 1,15 = ${market}. Regra de bolso, não é laudo.`}
            source={own}
          />
        </Explained>
        <Explained label={<Qualified label="Lance ideal" note="regra de bolso" />} value={ideal}>
          <Basis
            formula="Valor de mercado ÷ (1 + ROI desejado)"
            worked={`${market} ÷ (1 + ${percentText(desiredRoi, 2)}) = ${ideal}: até aqui o lance rende o que você quer, antes dos custos. ${estimate}`}
            source={own}
          />
        </Explained>
        <Explained label={<Qualified label="Lance máximo" note="regra de bolso" />} value={most}>
          <Basis
            formula="Valor de mercado ÷ 1,1"
            worked={`${market} ÷ 1,1 = ${most}: deixa 10% de margem bruta. ${estimate}`}
            source={own}
          />
        </Explained>
        <Explained
          label={<Qualified label="ROI estimado" note="bruto, antes dos custos" />}
          value={
            <Signed
              value={estimatedRoi}
              text={netRoiText(estimatedRoi)}
              doubted={!goodDeal || (listed?.netRoi ?? 0) < 0}
            />
          }
        >
          <Basis
            formula="(valor de mercado − lance) ÷ lance"
            worked={`(${market} − ${bid}) ÷ ${bid} = ${netRoiText(estimatedRoi)}. Ainda sem custos e impostos. ${estimate}`}
            source={own}
          />
        </Explained>
        <Explained
          label="Desconto"
          value={
            <Signed
              value={discount}
              text={
                discount < 0 ? `${percentText(-discount, 2)} acima da avaliação` : percentText(discount, 2)
              }
            />
          }
        >
          <Basis
            formula="(avaliação − lance) ÷ avaliação"
            worked={`(${appraised} − ${bid}) ÷ ${appraised} = ${percentText(discount, 2)}`}
            source={own}
          />
        </Explained>
      </dl>
      <BidBars bid={initialBid} evaluation={evaluationValue} answer={answer} />
    </div>
  )
}
