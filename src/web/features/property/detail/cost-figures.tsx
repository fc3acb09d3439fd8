import type { PropertyDetail } from '#contract/property-detail.ts'
import type { CostAnswer, CostQuestion } from '#domain/calculators/costs.ts'
import { fromReais, toReais } from '#domain/money.ts'
import { Explained } from '../../../ui/explained.tsx'
import { amount, monthsWords, rate, share } from '../../calculators/costs/words.ts'
import { Basis, Qualified } from './basis.tsx'
import { isDoubted, Signed } from './signed.tsx'

const Figure = ({ text }: { text: string }) => <span className="font-normal text-ink-3">{text}</span>

/** What the sheet leads to; every figure opens to its formula. */
export function CostFigures({
  property,
  question,
  answer,
  source,
}: {
  property: PropertyDetail
  question: CostQuestion
  answer: CostAnswer
  source: string
}) {
  const { invested, netProfit, roi, irrMonthly, irrAnnual, maxBid, incomeTax } = answer
  const { bid, saleValue, months, desiredRoi } = question
  const doubted = isDoubted(property)
  const brokerage = saleValue - answer.saleNet
  const price = fromReais(property.price)
  return (
    <dl className="content-start [&_dd]:whitespace-nowrap">
      <Explained
        label={<Qualified label="Investido" note={`lance e custos, em ${monthsWords(months)}`} />}
        value={amount(invested)}
      >
        <Basis
          formula="Lance + tudo o que se paga até a venda"
          worked={`${amount(bid)} + ${amount(invested - bid)} de custos = ${amount(invested)}`}
          source={source}
        />
      </Explained>
      <Explained
        label="Lucro líquido"
        value={<Signed value={toReais(netProfit)} text={amount(netProfit)} doubted={doubted} />}
      >
        <Basis
          formula="Venda − corretagem − imposto sobre o ganho − investido"
          worked={`${amount(saleValue)} − ${amount(brokerage)} − ${amount(incomeTax)} − ${amount(invested)} = ${amount(netProfit)}`}
          source={source}
        />
      </Explained>
      <Explained
        label="ROI líquido"
        value={
          roi === null ? (
            <Figure text="Nada investido" />
          ) : (
            <Signed value={roi} text={share(roi)} doubted={doubted} />
          )
        }
      >
        <Basis
          formula="Lucro líquido ÷ investido"
          worked={roi !== null && `${amount(netProfit)} ÷ ${amount(invested)} = ${share(roi)}`}
          source={source}
        />
      </Explained>
      <Explained
        label="TIR ao ano"
        value={
          irrAnnual === null || irrMonthly === null ? (
            <Figure text="Não há" />
          ) : (
            <Signed value={irrAnnual * 100} text={share(irrAnnual * 100)} doubted={doubted} />
          )
        }
      >
        <Basis
          formula="A taxa com que cada valor, no mês em que sai ou entra, soma zero"
          worked={
            irrAnnual === null || irrMonthly === null
              ? 'Nenhuma taxa iguala o que se põe ao que se recebe.'
              : `${rate(irrMonthly * 100)} ao mês, ${share(irrAnnual * 100)} ao ano. Conta quando cada custo é pago; o ROI, não.`
          }
          source={source}
        />
      </Explained>
      <Explained
        label={<Qualified label="Lance máximo" note={`para um ROI líquido de ${rate(desiredRoi)}`} />}
        value={maxBid === null ? <Figure text="Nenhum" /> : amount(maxBid)}
      >
        <Basis
          formula={`O maior lance que, com os mesmos custos e a mesma venda, ainda rende ${rate(desiredRoi)}`}
          worked={
            maxBid === null
              ? 'Com estes custos, nem de graça renderia tanto.'
              : maxBid < price
                ? `O preço mínimo, de ${amount(price)}, já passa dele.`
                : `Fica ${amount(maxBid - price)} acima do preço mínimo.`
          }
          source={source}
        />
      </Explained>
    </dl>
  )
}
