import { AccountOffer } from '../listing/offer/account-offer.tsx'
import { SampleRange, sampleReturn } from '../listing/offer/sample-range.tsx'

/** What an account sees of every property. */
const analysis = [
  'ROI líquido com os dois extremos',
  'Lance máximo para a sua meta',
  'A escada do preço e o ROI em cada degrau',
  'De 100 parecidos, quantos saem da lista',
]

/** How the return of a property looks, marked as an example. */
const SampleReturn = () => (
  <figure className="place-sample">
    <SampleRange />
    <figcaption>
      <span>pior caso</span>
      <b>
        exemplo: de {sampleReturn.worst}% a {sampleReturn.best}%
      </b>
      <span>melhor caso</span>
    </figcaption>
  </figure>
)

/** What an account adds to the bank's facts of a place's properties. */
export const PlaceOffer = () => (
  <AccountOffer
    title="Com uma conta, em cada imóvel"
    lead="O que fica no fim, não só o desconto."
    sample={<SampleReturn />}
    contents={analysis}
  />
)
