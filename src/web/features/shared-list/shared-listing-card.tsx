import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCatalogueSize } from '../listing/catalogue-size.ts'
import type { SharedListing } from '#contract/shared-list-schemas.ts'
import { ReturnLine } from '../listing/card/return-line.tsx'
import { ListingPrice } from '../listing/card/listing-figures.tsx'
import { PropertyDrawing } from '../listing/drawing/property-drawing.tsx'
import { DoubtfulPriceNote } from '../listing/doubtful-price-note.tsx'
import { listAgeInks } from '../listing/list-age-inks.ts'
import { ListingBadge } from '../listing/listing-badges.tsx'
import { mapSearchUrl } from '../listing/outside-maps.ts'
import { BankPhoto } from '../listing/photo/bank-photo.tsx'
import { formatReais } from '../../ui/format-text.ts'
import { OutsideTextLink } from '../../ui/outside-link.tsx'
import { useNow } from '../../framework/use-now.ts'
import { Link } from '../../framework/link.tsx'
import { formatSharedDiscount, listSharedFigures } from './shared-figures.ts'
import {
  describeSharedAuctions,
  describeSharedPlace,
  describeSharedSource,
  listSharedFacts,
  nameSharedListing,
  readSharedDoubt,
} from './shared-list-words.ts'

const SharedPicture = ({ listing, name }: { listing: SharedListing; name: string }) => {
  const [photo] = listing.images
  const discount = formatSharedDiscount(listing)
  return (
    <div className="scene card-picture">
      <PropertyDrawing subject={{ id: listing.id, category: listing.category, description: '' }} />
      {photo !== undefined && (
        <BankPhoto path={photo} alt={`Foto: ${name}`} sizes="(width < 40rem) 100vw, 24rem" />
      )}
      <div className="absolute top-3 left-3 flex flex-wrap gap-1.5">
        {discount !== null && (
          <ListingBadge
            className={listing.unexplained ? 'bg-plate text-plate-ink' : 'bg-amber text-amber-ink'}
          >
            <span className="sr-only">Desconto de </span>
            <span>−{discount}</span>
          </ListingBadge>
        )}
        {listing.unexplained && !listing.gone && (
          <ListingBadge className="bg-plate font-medium text-plate-ink">Fora do comum</ListingBadge>
        )}
        {listing.gone && (
          <ListingBadge className="bg-plate text-plate-ink">Fora da lista da Caixa</ListingBadge>
        )}
        {!listing.isFromBank && (
          <ListingBadge className="bg-plate text-plate-ink">Não é da Caixa</ListingBadge>
        )}
      </div>
    </div>
  )
}

const SharedPrice = ({ figures: { price, evaluationValue }, gone, isFromBank }: SharedListing) => (
  <div className="flex flex-wrap items-baseline gap-x-2.5">
    {price != null && !gone && <ListingPrice reais={price} />}
    {price === null && !gone && <p className="text-base text-ink-3">Preço não informado</p>}
    {gone && <p className="text-base text-ink-2">Não está mais à venda por esta lista</p>}
    {evaluationValue != null && !gone && (
      <p className="text-sm text-ink-3">
        avaliação{isFromBank ? '' : ' anotada'}{' '}
        {price != null && price < evaluationValue ? (
          <s>{formatReais(evaluationValue)}</s>
        ) : (
          formatReais(evaluationValue)
        )}
      </p>
    )}
  </div>
)

const quietLink =
  'inline-flex min-h-target items-center gap-1.5 text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink'

/** A listing of a list for a client: what it is, the figures that its adviser chose, and from where they are. */
export function SharedListingCard({
  listing,
  adviserName,
  targetRoi,
  children,
}: {
  listing: SharedListing
  adviserName: string
  /** Percent. */
  targetRoi: number | null
  /** What its reader can do with it. */
  children?: ReactNode
}) {
  const { figures, gone, unexplained, clientNotes, source, path } = listing
  const demonstration = useCatalogueSize() === 'demo'
  const name = nameSharedListing(listing)
  const place = describeSharedPlace(listing)
  const sourceWords = describeSharedSource(listing, useNow(), demonstration)
  const lines = listSharedFigures(listing, targetRoi)
  return (
    <article className="card shared-card" aria-label={name} data-faded={gone || undefined}>
      <SharedPicture listing={listing} name={name} />
      <div className="card-body">
        <SharedPrice {...listing} />
        <DoubtfulPriceNote property={readSharedDoubt(listing)} />
        <h2 className="mt-1 text-base font-semibold wrap-anywhere">{name}</h2>
        {place !== '' && <p className="text-sm text-pretty wrap-anywhere text-ink-2">{place}</p>}
        <p className="mt-1.5 text-sm text-pretty text-ink-2">{listSharedFacts(listing).join(' · ')}</p>
        {!gone &&
          describeSharedAuctions(listing).map(auction => (
            <p key={auction} className="mt-1 text-sm font-medium">
              {auction}
            </p>
          ))}
        {figures.returnRange && !gone && (
          <div className="mt-3">
            <ReturnLine
              range={figures.returnRange}
              ground={listing.saleGround}
              own={false}
              doubted={unexplained}
            />
          </div>
        )}
        {figures.returnRange === null && !gone && (
          <p className="mt-3 text-sm text-ink-3">ROI líquido não informado: falta a avaliação.</p>
        )}
        {lines.length > 0 && (
          <dl className="shared-figures">
            {lines.map(line => (
              <div key={line.name}>
                <dt>{line.name}</dt>
                <dd>{line.value}</dd>
              </div>
            ))}
          </dl>
        )}
        {clientNotes !== '' && (
          <blockquote className="text-sm/5.5 mt-3 px-3.5 py-2.5 border-l-2 border-l-amber rounded-r-md bg-raised-2 whitespace-pre-line text-pretty">
            <p className="text-xs/5.5 text-ink-3">{adviserName}:</p>
            <p>{clientNotes}</p>
          </blockquote>
        )}
        <p className="mt-auto flex flex-wrap gap-x-5 pt-2 text-sm/5.5">
          {listing.city !== null && (
            <OutsideTextLink href={mapSearchUrl(toLocated(listing))} className={quietLink}>
              <MapPin className="size-4" aria-hidden="true" />
              Ver no mapa
              <span className="sr-only"> (abre em outra aba)</span>
            </OutsideTextLink>
          )}
          {path !== null && (
            <Link to={path} className={quietLink}>
              Página do imóvel<span className="sr-only">: {name}</span>
            </Link>
          )}
        </p>
        {children}
        <p className="text-xs/5.5 mt-2 pt-2 border-t border-line text-ink-3 wrap-anywhere [&_a]:underline [&_a]:underline-offset-[0.2rem]">
          <span className={listAgeInks[sourceWords.level]}>{sourceWords.text}</span>
          {!listing.isFromBank && source.url !== null && (
            <>
              {' · '}
              <OutsideTextLink href={source.url} isOwners>
                página de quem vende
              </OutsideTextLink>
            </>
          )}
        </p>
      </div>
    </article>
  )
}

/** What an external map needs: the words of the address. */
const toLocated = ({ address, neighborhood, city, state }: SharedListing) => ({
  address: address ?? '',
  neighborhood: neighborhood ?? '',
  city: city ?? '',
  state: state ?? '',
  lat: null,
  lng: null,
  precision: 'city' as const,
})
