import { Link } from '../../framework/link.tsx'
import { pagePaths, writePropertyPath } from '#contract/page-paths.ts'
import { formatNetRoi } from '#domain/format-figures.ts'
import { describeReturnEnds, describeGround, isGrounded } from '#domain/judgement/judged-return.ts'
import { PriceStaircase } from '../../ui/plot/price-staircase.tsx'
import { figureTone, formatReais } from '../../ui/format-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { DoubtfulPriceMark } from '../listing/doubtful-price-note.tsx'
import { NotableListMark } from '../listing/list-freshness-line.tsx'
import { listingCity, listingModality, listingTitle } from '../listing/listing-words.ts'
import { ListingPhoto } from '../listing/photo/listing-photo.tsx'
import { PaidLine } from '../listing/card/paid-line.tsx'
import { HomeFitLine } from '../listing/card/home-fit-line.tsx'
import type { FavoritePriceRow } from '../favorites/favorite-price-rows.ts'

const shown = 8
const inks = { gain: 'text-gain', risk: 'text-risk' }

const nothing = (
  <>
    <span aria-hidden="true" className="text-ink-3">
      –
    </span>
    <span className="sr-only">não se sabe</span>
  </>
)

/** A probable return, green or red. */
function Roi({ value }: { value: number }) {
  const text = formatNetRoi(value)
  const tone = figureTone(value, text)
  return <span className={classNames('font-semibold', tone && inks[tone])}>{text}</span>
}

function ReturnToday({
  row: { returnRange, ground, own, unexplained },
}: {
  row: Pick<FavoritePriceRow, 'returnRange' | 'ground' | 'own' | 'unexplained'>
}) {
  if (returnRange === null) return nothing
  if (unexplained) return <span className="text-sm whitespace-normal text-ink-2">fora do comum</span>
  if (!isGrounded(ground))
    return (
      <span className="text-sm text-ink-3">
        {formatNetRoi(returnRange.base)}
        <span className="block text-xs">{describeGround[ground]}</span>
      </span>
    )
  return (
    <>
      <Roi value={returnRange.base} />{' '}
      <span className="block text-xs text-ink-3">
        {own && 'sua conta · '}
        {describeReturnEnds(returnRange)}
      </span>
    </>
  )
}

function ReturnAtNext({ next }: { next: FavoritePriceRow['next'] }) {
  if (next === null || next.roi === null) return nothing
  return (
    <>
      <Roi value={next.roi} />
      {next.kind === 'same' && <span className="block text-xs text-ink-3">sem os 5%</span>}
    </>
  )
}

function Row({
  row,
  dated,
  isResidentBuyer,
}: {
  row: FavoritePriceRow
  dated: boolean
  isResidentBuyer: boolean
}) {
  const { favorite, steps, next, windows } = row
  const { property } = favorite
  return (
    <tr>
      <th scope="row" className="home-steps-name">
        <span className="scene home-picture">
          <ListingPhoto property={property} sizes="4rem" />
        </span>
        <Link to={writePropertyPath(property.id)} className="row-link font-semibold text-ink block truncate">
          {listingTitle(property)}
        </Link>
        <span className="block truncate text-sm text-ink-3">
          {listingCity(property)} · {listingModality(property)}
        </span>
        <span className="block text-xs text-ink-3 empty:hidden">
          <NotableListMark property={property} separator="" />
        </span>
        <DoubtfulPriceMark property={property} />
        <PaidLine property={property} className="mt-0.5" />
      </th>
      <td className="home-steps-drawing">
        <PriceStaircase
          size="row"
          steps={steps}
          silence={next === null ? 'próximo preço não se sabe' : null}
        />
      </td>
      <td data-label="Hoje" className="font-semibold">
        {formatReais(property.price)}
      </td>
      <td data-label="Próximo" data-unknown={next === null || undefined}>
        {next === null ? (
          nothing
        ) : next.kind === 'same' ? (
          <span className="text-ink-2">mesmo preço</span>
        ) : (
          <span className="font-semibold text-amber-text">{formatReais(next.price)}</span>
        )}
      </td>
      {dated && (
        <td
          data-label="Quando"
          data-unknown={windows.length === 0 || undefined}
          className="text-sm text-ink-2"
        >
          {windows.length === 0
            ? nothing
            : windows.map((window, at) => (
                <span key={window} className={at === 0 ? 'block' : 'block text-xs text-ink-3'}>
                  {at > 0 && 'ou '}
                  {window}
                </span>
              ))}
        </td>
      )}
      {isResidentBuyer ? (
        <td data-label="Para a sua família">
          <HomeFitLine property={property} />
        </td>
      ) : (
        <>
          <td data-label="ROI hoje">
            <ReturnToday row={row} />
          </td>
          <td data-label="ROI no próximo" data-unknown={next === null || undefined}>
            <ReturnAtNext next={next} />
          </td>
        </>
      )}
    </tr>
  )
}

/** The favorites for sale on their staircases: today, next, when if it is known, and what each price returns. */
export function PriceStepsCard({
  rows,
  isResidentBuyer = false,
}: {
  rows: readonly FavoritePriceRow[]
  /** A resident buyer sees the family's instalment and first day instead of the returns. */
  isResidentBuyer?: boolean
}) {
  const dated = rows.slice(0, shown).some(({ windows }) => windows.length > 0)
  return (
    <section aria-labelledby="steps-title" className="home-card">
      <div className="home-head">
        <h2 id="steps-title">Degraus dos favoritos</h2>
        <p>pela escada observada nas listas; a Caixa não a publica</p>
      </div>
      <table className="home-steps">
        <thead className="max-lg:sr-only">
          <tr>
            {[
              'Imóvel',
              'Escada',
              'Hoje',
              'Próximo',
              ...(dated ? ['Quando'] : []),
              ...(isResidentBuyer ? ['Para a sua família'] : ['ROI hoje', 'No próximo']),
            ].map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map(row => (
            <Row key={row.favorite.property_id} row={row} dated={dated} isResidentBuyer={isResidentBuyer} />
          ))}
        </tbody>
      </table>
      {rows.length > shown && (
        <div className="home-foot">
          <span>e mais {rows.length - shown} favoritos à venda</span>
          <Link to={pagePaths.favorites} search={{}} className="home-link">
            Ver os favoritos
          </Link>
        </div>
      )}
    </section>
  )
}
