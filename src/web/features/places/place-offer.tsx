import { AccountOffer, OfferList } from '../listing/offer/account-offer.tsx'
import { SampleRange, sampleReturn } from '../listing/offer/sample-range.tsx'
import { WordsByPurpose } from '../listing/words-by-purpose.tsx'

/** What an account sees of every property. */
const analysis = [
  'ROI líquido com os dois extremos',
  'Lance máximo para a sua meta',
  'A escada do preço e o ROI em cada degrau',
  'De 100 parecidos, quantos saem da lista',
]

/** What the analysis contains for a resident buyer. */
const homeAnalysis = [
  'A escada do preço, e se vale esperar',
  'De 100 parecidos, quantos saem da lista',
  'O que falta saber e conferir antes de propor',
]

/** How the return of a property looks, marked as an example. */
const SampleReturn = () => (
  <figure className="mt-3 [&_b]:text-ink-2 [&_b]:font-medium">
    <SampleRange />
    <figcaption className="text-2xs flex justify-between gap-2 mt-1 text-ink-3">
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
    lead={
      <WordsByPurpose
        resale="O que fica no fim, não só o desconto."
        resident="A parcela e o primeiro dia da sua família, e também:"
      />
    }
    sample={<WordsByPurpose as="div" resale={<SampleReturn />} resident={null} />}
    contents={
      <WordsByPurpose
        as="div"
        resale={<OfferList lines={analysis} />}
        resident={<OfferList lines={homeAnalysis} />}
      />
    }
  />
)
