import { judgeReturn } from '#contract/judge-property.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import { formatBrasiliaLongDay } from '#domain/brasilia-time.ts'
import { formatNetRoi } from '#domain/format-figures.ts'
import { describePresence } from '#domain/freshness/listing-presence.ts'
import { describeDoubtfulPriceShort } from '#domain/property/doubtful-price-words.ts'
import { describePaidInBuilding } from '#domain/paid-prices/paid-price-words.ts'
import {
  describeReturnEnds,
  isUnexplainedDiscount,
  describeGround,
  isGrounded,
} from '#domain/judgement/judged-return.ts'
import { useTargetRoi } from '../../data/account/target-roi.ts'
import { Paper } from '../../ui/paper.tsx'
import { formatPercent, formatWholePercent } from '../../ui/format-text.ts'
import { usePrinting } from '../../ui/use-printing.ts'
import { usePaperSender } from '../list-sharing/use-paper-sender.ts'
import { useCatalogueSize } from '../listing/catalogue-size.ts'
import { nameStage } from '../listing/listing-labels.ts'
import { listingCity, listingModality, listingTitle } from '../listing/listing-words.ts'
import { addressLine } from '../listing/outside-maps.ts'
import {
  ListPaper,
  type PaperRow,
  toPaperMaxBid,
  toPaperMoney,
  toPaperNextPrice,
} from '../listing/paper/list-paper.tsx'
import { formatPropertyCount } from '../listing/properties-text.ts'

const columns = [
  { name: 'Etapa' },
  { name: 'Preço', isFigure: true },
  { name: 'Avaliação', isFigure: true },
  { name: 'Próximo', isFigure: true },
  { name: 'ROI líquido', isFigure: true },
  { name: 'Lance máx.', isFigure: true },
]

function toPaperRow(
  { property, stage, sheet, answers }: Favorite,
  targetRoi: number,
  source: string,
): PaperRow {
  const { returnRange, maxBid, ground } = judgeReturn(property, { targetRoi, sheet, answers })
  const isTold = !property.gone && !isUnexplainedDiscount(property)
  const { discount } = property
  return {
    id: property.id,
    title: listingTitle(property),
    detail: [
      [addressLine(property), listingCity(property)].filter(Boolean).join(', '),
      listingModality(property),
      `nº ${property.id}`,
      source,
      property.paid === null || property.gone ? '' : describePaidInBuilding(property.paid),
      describeDoubtfulPriceShort(property),
    ]
      .filter(Boolean)
      .join(' · '),
    cells: [
      nameStage(stage),
      toPaperMoney(property.price),
      {
        text: toPaperMoney(property.evaluationValue),
        small: discount !== null && discount > 0 ? `−${formatWholePercent(discount)}` : '',
      },
      property.gone ? '' : toPaperNextPrice(property),
      isTold && returnRange
        ? {
            text: formatNetRoi(returnRange.base),
            small: isGrounded(ground) ? describeReturnEnds(returnRange) : describeGround[ground],
          }
        : '',
      isTold && isGrounded(ground) ? toPaperMaxBid(maxBid) : '',
    ],
  }
}

/** The favorites as a table on A4. */
export default function FavoritesPaper({
  items,
  now,
  wanted,
  onPrinted,
}: {
  items: readonly Favorite[]
  now: number
  /** Whether to print it now. */
  wanted: boolean
  onPrinted: () => void
}) {
  const [targetRoi] = useTargetRoi()
  const isDemonstration = useCatalogueSize() === 'demo'
  const sender = usePaperSender()
  const printing = usePrinting()
  if (!printing && !wanted) return null
  return (
    <Paper wanted={wanted} onPrinted={onPrinted}>
      <ListPaper
        title="Favoritos"
        line={`${formatPropertyCount(items.length)} · ${formatBrasiliaLongDay(now)}`}
        sender={sender}
        columns={columns}
        rows={items.map(item =>
          toPaperRow(
            item,
            targetRoi,
            isDemonstration ? 'dados de demonstração' : describePresence(item.property, now).text,
          ),
        )}
      >
        <p>
          Valores em reais. Preço e avaliação: lista da Caixa do dia que cada linha diz. ROI líquido e lance
          máximo (meta de {formatPercent(targetRoi, 2)}) são contas sobre suposições ou sobre a sua planilha.
          Não é oferta do banco nem garantia de resultado.
        </p>
      </ListPaper>
    </Paper>
  )
}
