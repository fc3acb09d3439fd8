import { AccountOffer } from '../listing/offer/account-offer.tsx'
import { SampleRange, sampleReturn } from '../listing/offer/sample-range.tsx'

/** What an account sees of a property beyond the bank's facts. */
const analysis = [
  'O ROI líquido, com o pior e o melhor caso',
  'O lance máximo para a sua meta',
  'A escada do preço, com o ROI em cada degrau',
  'De 100 parecidos, quantos saem da lista em 90 dias',
  'Parecidos na cidade, com o preço por\u00a0m²',
  'O que já aconteceu com o preço',
  'O que falta saber e conferir antes do lance',
]

/** How the verdict of a property looks, marked as an example. */
const SampleVerdict = () => (
  <figure className="facts-sample">
    <span className="facts-sample-mark">Exemplo</span>
    <p className="mb-2 text-sm font-semibold text-pretty">
      Paga a conta no cenário provável; no pessimista, não.
    </p>
    <SampleRange />
    <figcaption className="mt-1 text-xs text-pretty text-ink-3">
      ROI líquido de {sampleReturn.probable}%, de {sampleReturn.worst} a {sampleReturn.best}%, de um imóvel
      inventado
    </figcaption>
  </figure>
)

/** The analysis that an account sees of this property. */
export const AnalysisOffer = () => (
  <AccountOffer
    title="A análise deste imóvel"
    lead="Com uma conta: o que fica no fim, não só o desconto."
    sample={<SampleVerdict />}
    contents={analysis}
    className="facts-offer"
  />
)
