import { pagePaths } from '#contract/page-paths.ts'
import type { PropertyFacts } from '#contract/property-facts-schemas.ts'
import type { ReturnRange } from '#contract/property-schemas.ts'
import type { SaleGround } from '#domain/calculators/sale-ground.ts'
import { describeGround, isGrounded, isUnexplainedDiscount } from '#domain/judgement/judged-return.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../framework/link.tsx'
import { ReturnLine } from '../listing/card/return-line.tsx'
import { AccountOffer, OfferList } from '../listing/offer/account-offer.tsx'
import { SampleRange, sampleReturn } from '../listing/offer/sample-range.tsx'
import { WordsByPurpose } from '../listing/words-by-purpose.tsx'

/** What an account sees of a property beyond the bank's facts and the return that the search shows. */
const analysis = [
  'Cada custo por trás do ROI, para mudar e salvar',
  'O lance máximo para a sua meta',
  'A escada do preço, com o ROI em cada degrau',
  'De 100 parecidos, quantos saem da lista em 90 dias',
  'Parecidos na cidade, com o preço por\u00a0m²',
  'O que já aconteceu com o preço',
  'O que falta saber e conferir antes do lance',
]

/** What the analysis contains for a resident buyer. */
const homeAnalysis = [
  'A escada do preço, e se vale esperar',
  'De 100 parecidos, quantos saem da lista em 90 dias',
  'Parecidos na cidade, com o preço por\u00a0m²',
  'O que já aconteceu com o preço',
  'O que falta saber e conferir antes de propor',
]

/** How the verdict of a property looks, marked as an example. */
const SampleVerdict = () => (
  <figure className="relative mt-3 p-3.5 border border-dashed border-line-strong rounded-lg">
    <span className="text-2xs/5 inline-block mb-1.5 px-2 rounded-sm bg-raised-3 text-ink-2 font-semibold">
      Exemplo
    </span>
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

/** The return that the cards of the search show, with its ends. */
const OwnReturn = ({
  range,
  ground,
  doubted,
}: {
  range: ReturnRange
  ground: SaleGround
  doubted: boolean
}) => (
  <figure className="relative mt-3 p-3.5 border border-dashed border-line-strong rounded-lg">
    <ReturnLine range={range} ground={ground} own={false} doubted={doubted} />
    <figcaption className="mt-1 text-xs text-pretty text-ink-3">
      {isGrounded(ground)
        ? `ROI líquido provável, do pior ao melhor caso, com os custos que supomos e a venda ${describeGround[ground]}.`
        : 'Conta de papel: só há a avaliação da Caixa, e não se sabe por quanto imóveis assim se vendem.'}
    </figcaption>
  </figure>
)

/** The account of this home for a family, which needs nobody to sign in. */
const HomeAccountLink = ({ id }: { id: string }) => (
  <Link
    to={pagePaths.homePurchase}
    search={{ imovel: id }}
    hash="conta"
    className={buttonClass('outline', 'mt-3 w-full')}
  >
    Ver a conta da minha família
  </Link>
)

/** Offers the analysis that an account sees of this property; a resident buyer is offered nothing about a resale. */
export const AnalysisOffer = ({
  facts,
}: {
  facts: Pick<PropertyFacts, 'id' | 'returnRange' | 'saleGround' | 'discount' | 'pageRead'>
}) => (
  <AccountOffer
    title="A análise deste imóvel"
    lead={
      <WordsByPurpose
        resale="Com uma conta: o que fica no fim, não só o desconto."
        resident="A parcela e o primeiro dia já estão na conta da sua família. Entrando, você vê também:"
      />
    }
    sample={
      <WordsByPurpose
        as="div"
        resale={
          facts.returnRange === null ? (
            <SampleVerdict />
          ) : (
            <OwnReturn
              range={facts.returnRange}
              ground={facts.saleGround}
              doubted={isUnexplainedDiscount(facts)}
            />
          )
        }
        resident={<HomeAccountLink id={facts.id} />}
      />
    }
    contents={
      <WordsByPurpose
        as="div"
        resale={<OfferList lines={analysis} />}
        resident={<OfferList lines={homeAnalysis} />}
      />
    }
    className="facts-offer"
  />
)
