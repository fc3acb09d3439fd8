import { ArrowUpRight, MapPin } from 'lucide-react'
import type { PropertyDetail } from '#contract/property-detail.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { money } from '../../../ui/format.ts'
import { goTo } from './go-to.ts'
import { Tools } from './tools.tsx'
import type { Of } from './whose.ts'
import { participate, titleOf } from './words.ts'

/**
 * What to do now, always at hand: on a phone from the start, on a desk while the price card's own way on is out of
 * sight.
 */
export const FloatingBar = ({
  property,
  of,
  wanted,
}: {
  property: PropertyDetail
  of: Of
  /** On a desk. */
  wanted: boolean
}) => (
  <section aria-label="Ações" className={classes('detail-bar', !wanted && 'lg:hidden')}>
    <div className="min-w-0 px-2 max-lg:hidden">
      <p className="truncate text-sm text-ink-3">{titleOf(property)}</p>
      <p className="font-bold tracking-tight">{money(property.price)}</p>
    </div>
    <Tools property={property} />
    {property.lat !== null && property.lng !== null && (
      <button
        type="button"
        className="detail-tool"
        aria-label="Ver a localização"
        title="Localização"
        onClick={() => goTo('localizacao')}
      >
        <MapPin className="size-5" />
      </button>
    )}
    {(of === 'demo' || property.gone) && (
      <p className="ml-auto text-right text-sm text-pretty text-ink-3">
        {of === 'demo' ? 'Sem página da Caixa: demonstração' : 'Saiu da lista da Caixa'}
      </p>
    )}
    {of === 'caixa' && !property.gone && (
      <a
        href={property.url}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass('primary', 'ml-auto max-lg:flex-1')}
      >
        <span className="lg:hidden">Participar</span>
        <span className="max-lg:hidden">{participate(property)}</span>
        <ArrowUpRight className="size-4" />
        <span className="sr-only"> (abre em outra aba)</span>
      </a>
    )}
  </section>
)
