import type { SharedListing, SharedPage } from '#contract/shared-list-schemas.ts'
import { formatBrasiliaDay } from '#domain/brasilia-time.ts'
import { formatCount } from '#domain/format-count.ts'
import { formatDay } from '#domain/format-day-range.ts'
import { formatNetRoi, formatPercent } from '#domain/format-figures.ts'
import { describeDoubtfulPriceShort } from '#domain/property/doubtful-price-words.ts'
import { describePaidInBuilding } from '#domain/paid-prices/paid-price-words.ts'
import { describeReturnEnds, describeGround, isGrounded } from '#domain/judgement/judged-return.ts'
import { useNow } from '../../framework/use-now.ts'
import {
  ListPaper,
  type PaperCell,
  type PaperColumn,
  toPaperMaxBid,
  toPaperMoney,
  toPaperNextPrice,
} from '../listing/paper/list-paper.tsx'
import { formatSharedDiscount } from './shared-figures.ts'
import { useCatalogueSize } from '../listing/catalogue-size.ts'
import {
  describeSharedAuctions,
  describeSharedPlace,
  describeSharedSource,
  listSharedFacts,
  nameSharedListing,
  readSharedDoubt,
} from './shared-list-words.ts'

/** The columns of the chosen figures, and what each says of a listing. */
function listPaperColumns({ figures, targetRoi }: SharedPage) {
  const figure = (name: string, cell: (listing: SharedListing) => PaperCell) => ({
    name,
    isFigure: true,
    cell: (listing: SharedListing): PaperCell => (listing.gone ? '' : cell(listing)),
  })
  return [
    ...(figures.price ? [figure('Preço', ({ figures: { price } }) => toPaperMoney(price))] : []),
    ...(figures.discount
      ? [
          figure('Avaliação', listing => {
            const discount = formatSharedDiscount(listing)
            return {
              text: toPaperMoney(listing.figures.evaluationValue),
              small: discount === null ? '' : `−${discount}`,
            }
          }),
        ]
      : []),
    ...(figures.nextPrice
      ? [
          figure('Próximo', ({ figures: { price = null, nextPrice = null } }) =>
            toPaperNextPrice({ price, nextPrice }),
          ),
        ]
      : []),
    ...(figures.dayOne ? [figure('1º dia, à vista', ({ figures: { dayOne } }) => toPaperMoney(dayOne))] : []),
    ...(figures.returnRange
      ? [
          figure('ROI líquido', ({ figures: { returnRange }, saleGround, unexplained }) =>
            returnRange == null || unexplained
              ? ''
              : {
                  text: formatNetRoi(returnRange.base),
                  small: isGrounded(saleGround)
                    ? describeReturnEnds(returnRange)
                    : describeGround[saleGround],
                },
          ),
        ]
      : []),
    ...(figures.maxBid
      ? [
          figure(
            `Lance máx.${targetRoi === null ? '' : `, meta ${formatPercent(targetRoi, 2)}`}`,
            ({ figures: { maxBid }, saleGround, unexplained }) =>
              unexplained || !isGrounded(saleGround) ? '' : toPaperMaxBid(maxBid),
          ),
        ]
      : []),
  ] satisfies (PaperColumn & { cell: (listing: SharedListing) => PaperCell })[]
}

const describeOnPaper = (listing: SharedListing, now: number, demonstration: boolean): string =>
  [
    describeSharedPlace(listing),
    ...listSharedFacts(listing),
    ...(listing.gone ? [] : describeSharedAuctions(listing)),
    listing.gone || listing.figures.paid == null ? '' : describePaidInBuilding(listing.figures.paid),
    describeSharedSource(listing, now, demonstration).text,
    describeDoubtfulPriceShort(readSharedDoubt(listing)),
  ]
    .filter(Boolean)
    .join(' · ')

/** The list on paper, in the page from the start: it prints without any script, too. */
export function SharedListPaper({ page }: { page: SharedPage }) {
  const { title, adviserName, words, logo, listings, expiresAt, asOf } = page
  const demonstration = useCatalogueSize() === 'demo'
  const now = useNow()
  const columns = listPaperColumns(page)
  return (
    <article className="paper light">
      <ListPaper
        title={title}
        line={`${listings.length === 0 ? '' : `${formatCount(listings.length, 'imóvel', 'imóveis')} · `}contas de ${formatDay(asOf, null)} · o link vale até ${formatBrasiliaDay(expiresAt)}`}
        sender={{ name: adviserName, logo, words }}
        columns={columns}
        rows={listings.map(listing => ({
          id: listing.id,
          title: nameSharedListing(listing),
          detail: describeOnPaper(listing, now, demonstration),
          note: listing.clientNotes,
          cells: columns.map(({ cell }) => cell(listing)),
        }))}
      >
        <p>
          Valores em reais. Isto não é do banco nem garantia: confira preço, datas e edital na página da Caixa
          antes do lance. As contas são de quem envia, sobre suposições de custos, prazo e venda pela
          avaliação.
        </p>
      </ListPaper>
    </article>
  )
}
