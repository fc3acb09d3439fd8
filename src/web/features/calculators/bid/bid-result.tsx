import { CircleCheck, TriangleAlert } from 'lucide-react'
import { bidFigures } from '#domain/calculators/bid.ts'
import { fromReais, toReais } from '#domain/money.ts'
import { classes } from '../../../ui/class-names.ts'
import { Explained } from '../../../ui/explained.tsx'
import { money } from '../../property/detail/amounts.ts'
import { Basis, Qualified } from '../../property/detail/basis.tsx'
import { finePercent } from '../../property/detail/figure-words.ts'
import { Signed } from '../../property/detail/signed.tsx'
import { BidBars } from './bid-bars.tsx'
import type { BidFields } from './bid-state.ts'
import { verdict } from './bid-words.ts'

const own = 'os valores desta conta'
const estimate = 'Valor de mercado é estimativa: avaliação + 15%.'

function Says({ good, title, text }: ReturnType<typeof verdict>) {
  const Icon = good ? CircleCheck : TriangleAlert
  return (
    <output className={classes('flex gap-3 rounded-lg px-4 py-3.5', good ? 'bg-gain-soft' : 'bg-risk-soft')}>
      <Icon className={classes('mt-0.5 size-5 shrink-0', good ? 'text-gain' : 'text-risk')} aria-hidden />
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        <span className="mt-0.5 block text-sm text-ink-2 text-pretty">{text}</span>
      </span>
    </output>
  )
}

/** What the rule of thumb says; every figure opens to its formula. */
export function BidResult({ fields }: { fields: { [key in keyof BidFields]: number } }) {
  const { evaluationValue, initialBid, desiredRoi } = fields
  const answer = bidFigures({
    evaluation: fromReais(evaluationValue),
    initialBid: fromReais(initialBid),
    desiredRoi,
  })
  if (answer === null) return null
  const { estimatedRoi, discount, goodDeal } = answer
  const market = money(toReais(answer.marketValue))
  const ideal = money(toReais(answer.idealBid))
  const most = money(toReais(answer.maxBid))
  const [bid, appraised] = [money(initialBid), money(evaluationValue)]
  return (
    <div className="grid gap-5">
      <Says {...verdict(fields, answer)} />
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
        <Explained label="Lance ideal" value={ideal}>
          <Basis
            formula="Valor de mercado ÷ (1 + ROI desejado)"
            worked={`${market} ÷ (1 + ${finePercent(desiredRoi)}) = ${ideal}: até aqui o lance rende o que você quer, antes dos custos. ${estimate}`}
            source={own}
          />
        </Explained>
        <Explained label="Lance máximo" value={most}>
          <Basis
            formula="Valor de mercado ÷ 1,1"
            worked={`${market} ÷ 1,1 = ${most}: deixa 10% de margem bruta. ${estimate}`}
            source={own}
          />
        </Explained>
        <Explained
          label={<Qualified label="ROI estimado" note="bruto, antes dos custos" />}
          value={<Signed value={estimatedRoi} text={finePercent(estimatedRoi)} doubted={!goodDeal} />}
        >
          <Basis
            formula="(valor de mercado − lance) ÷ lance"
            worked={`(${market} − ${bid}) ÷ ${bid} = ${finePercent(estimatedRoi)}. Ainda sem custos e impostos. ${estimate}`}
            source={own}
          />
        </Explained>
        <Explained
          label="Desconto"
          value={
            <Signed
              value={discount}
              text={discount < 0 ? `${finePercent(-discount)} acima da avaliação` : finePercent(discount)}
            />
          }
        >
          <Basis
            formula="(avaliação − lance) ÷ avaliação"
            worked={`(${appraised} − ${bid}) ÷ ${appraised} = ${finePercent(discount)}`}
            source={own}
          />
        </Explained>
      </dl>
      <BidBars bid={initialBid} evaluation={evaluationValue} answer={answer} />
    </div>
  )
}
