import type { PropertyDetail } from '#contract/property-detail.ts'
import type { CostQuestion } from '#domain/calculators/cost-question.ts'
import type { CostAnswer } from '#domain/calculators/costs.ts'
import { fromReais, toReais } from '#domain/money.ts'
import { Explained } from '../../ui/explained.tsx'
import { monthsText } from '../../ui/figures.ts'
import { centavosText, percentText } from '../../ui/format.ts'
import { irrText, maxBidText, roiText } from '../calculators/cost-words.ts'
import { Basis, Qualified } from '../../ui/basis.tsx'
import { isDoubted, Signed } from '../listing/signed.tsx'

const Figure = ({ text }: { text: string }) => <span className="font-normal text-ink-3">{text}</span>

/** The results of the sheet; every figure opens its formula. */
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
        label={<Qualified label="Investido" note={`lance e custos, em ${monthsText(months)}`} />}
        value={centavosText(invested)}
      >
        <Basis
          formula="Lance + tudo o que se paga até a venda"
          worked={`${centavosText(bid)} + ${centavosText(invested - bid)} de custos = ${centavosText(invested)}`}
          source={source}
        />
      </Explained>
      <Explained
        label="Lucro líquido"
        value={<Signed value={toReais(netProfit)} text={centavosText(netProfit)} doubted={doubted} />}
      >
        <Basis
          formula="Venda − corretagem − imposto sobre o ganho − investido"
          worked={`${centavosText(saleValue)} − ${centavosText(brokerage)} − ${centavosText(incomeTax)} − ${centavosText(invested)} = ${centavosText(netProfit)}`}
          source={source}
        />
      </Explained>
      <Explained
        label="ROI líquido"
        value={
          roi === null ? (
            <Figure text={roiText(null)} />
          ) : (
            <Signed value={roi} text={roiText(roi)} doubted={doubted} />
          )
        }
      >
        <Basis
          formula="Lucro líquido ÷ investido"
          worked={roi !== null && `${centavosText(netProfit)} ÷ ${centavosText(invested)} = ${roiText(roi)}`}
          source={source}
        />
      </Explained>
      <Explained
        label="TIR ao ano"
        value={
          irrAnnual === null || irrMonthly === null ? (
            <Figure text={irrText(null)} />
          ) : (
            <Signed value={irrAnnual * 100} text={irrText(irrAnnual)} doubted={doubted} />
          )
        }
      >
        <Basis
          formula="A taxa com que cada valor, no mês em que sai ou entra, soma zero"
          worked={
            irrAnnual === null || irrMonthly === null
              ? 'Nenhuma taxa iguala o que se põe ao que se recebe.'
              : `${percentText(irrMonthly * 100, 2)} ao mês, ${irrText(irrAnnual)} ao ano. Conta quando cada custo é pago; o ROI, não.`
          }
          source={source}
        />
      </Explained>
      <Explained
        label={
          <Qualified label="Lance máximo" note={`para um ROI líquido de ${percentText(desiredRoi, 2)}`} />
        }
        value={maxBid === null ? <Figure text={maxBidText(null)} /> : maxBidText(maxBid)}
      >
        <Basis
          formula={`O maior lance que, com os mesmos custos e a mesma venda, ainda rende ${percentText(desiredRoi, 2)}`}
          worked={
            maxBid === null
              ? 'Com estes custos, nem de graça renderia tanto.'
              : maxBid < price
                ? `O preço mínimo, de ${centavosText(price)}, já passa dele.`
                : `Fica ${centavosText(maxBid - price)} acima do preço mínimo.`
          }
          source={source}
        />
      </Explained>
    </dl>
  )
}
