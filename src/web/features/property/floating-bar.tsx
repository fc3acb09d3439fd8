import { Link } from '../../framework/link.tsx'
import { MapPin } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { useIsResidentBuyer } from '../../data/account/home-profile.ts'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatReais } from '../../ui/format-text.ts'
import { scrollToSection } from './scroll-to-section.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { PropertyTools } from './property-tools.tsx'
import type { ListProvenance } from './list-provenance.ts'
import { describePastAuctions, describeBankLink, listingTitle } from '../listing/listing-words.ts'

/** Links to the bank page, when there is one and the listing is still offered. */
function BankPageLink({
  property,
  provenance,
  now,
}: {
  property: PropertyDetail
  provenance: ListProvenance
  now: number
}) {
  const over = describePastAuctions(property, now)
  const isResidentBuyer = useIsResidentBuyer()
  if (property.gone) return <p className="ml-auto text-right text-sm text-ink-3">Fora da lista da Caixa</p>
  if (provenance === 'demo')
    return (
      <Link
        to={isResidentBuyer ? pagePaths.homePurchase : pagePaths.costs}
        search={{ imovel: property.id }}
        hash={isResidentBuyer ? 'conta' : undefined}
        className={buttonClass('primary', 'ml-auto max-lg:min-w-0 max-lg:flex-1 max-lg:px-3!')}
      >
        {isResidentBuyer ? 'Ver a conta' : 'Fazer a conta'}
      </Link>
    )
  if (provenance === null) return null
  if (over)
    return (
      <OutsideLink href={property.url} className="ml-auto max-lg:min-w-0 max-lg:flex-1 max-lg:px-3!">
        <span className="lg:hidden">Ver na Caixa</span>
        <span className="max-lg:hidden">Ver página da Caixa</span>
      </OutsideLink>
    )
  return (
    <OutsideLink
      href={property.url}
      look="primary"
      className="ml-auto max-lg:min-w-0 max-lg:flex-1 max-lg:px-3!"
    >
      <span className="lg:hidden">Participar</span>
      <span className="max-lg:hidden">{describeBankLink(property)}</span>
    </OutsideLink>
  )
}

/**
 * The actions, always visible: on a phone from the start, on a wide screen while the price card's link is out of
 * view.
 */
export const FloatingBar = ({
  property,
  provenance,
  now,
  wanted,
}: {
  property: PropertyDetail
  provenance: ListProvenance
  now: number
  /** Whether it is wanted on a wide screen. */
  wanted: boolean
}) => (
  <section aria-label="Ações" className={classNames('detail-bar', !wanted && 'lg:hidden')}>
    <div className="min-w-0 max-lg:shrink-0 lg:px-2">
      <p className="truncate text-sm text-ink-3 max-lg:hidden">{listingTitle(property)}</p>
      <p className="font-bold tracking-tight whitespace-nowrap">{formatReais(property.price)}</p>
      {property.gone && <p className="text-2xs whitespace-nowrap text-ink-3">último preço</p>}
      {property.ladder?.next && !property.gone && (
        <p className="text-2xs whitespace-nowrap text-ink-3 lg:hidden">
          {property.ladder.next.kind === 'same'
            ? 'próximo: o mesmo'
            : `próximo ${formatReais(property.ladder.next.price)}`}
        </p>
      )}
    </div>
    <div className="flex gap-2 max-lg:hidden">
      <PropertyTools property={property} />
      {property.lat !== null && property.lng !== null && (
        <button
          type="button"
          className="detail-tool"
          aria-label="Ver a localização"
          title="Localização"
          onClick={() => scrollToSection('localizacao')}
        >
          <MapPin className="size-5" />
        </button>
      )}
    </div>
    <BankPageLink property={property} provenance={provenance} now={now} />
  </section>
)
