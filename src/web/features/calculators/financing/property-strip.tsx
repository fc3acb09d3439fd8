import { Link } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { propertyPage } from '#contract/pages.ts'
import type { PropertyDetail } from '#contract/property-detail.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { money } from '../../property/detail/amounts.ts'
import type { Found } from '../../property/detail/use-property.ts'
import { cityOf, titleOf } from '../../property/detail/words.ts'
import type { FinancingForm } from './form.ts'

/** What one has to know of the property before one reads the figures: always one remark, so that nothing moves. */
function Remark({ property }: { property: PropertyDetail | null }) {
  const [words, warns] =
    property === null
      ? ['', false]
      : property.gone
        ? ['Saiu da lista da Caixa: a simulação vale só como estudo.', true]
        : property.financing === null
          ? ['Não informado se a Caixa financia: confirme na página dela antes.', false]
          : property.financing
            ? ['A Caixa aceita financiamento. Taxa e limite dependem do seu crédito.', false]
            : ['A Caixa não financia este imóvel: é à vista. Use só para comparar.', true]
  return (
    <p
      className={classes(
        'min-h-14 rounded-md px-3 py-2 text-sm text-pretty sm:min-h-9',
        warns ? 'bg-risk-soft text-ink' : 'bg-raised-2 text-ink-2',
      )}
    >
      {words}
    </p>
  )
}

const Frame = ({ text, action, children }: { text: ReactNode; action?: ReactNode; children?: ReactNode }) => (
  <section aria-label="Imóvel da simulação" className="panel mb-4 gap-3 lg:mb-5">
    <div className="flex min-h-target flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-0 flex-1 basis-56 items-center gap-3">
        <Building2 className="size-5 shrink-0 text-ink-3" aria-hidden="true" />
        <div className="min-w-0">{text}</div>
      </div>
      {action}
    </div>
    {children}
  </section>
)

/** Whose simulation it is, or why nothing of it is filled in. */
export function PropertyStrip({
  id,
  found,
  form,
  onUsePrice,
}: {
  id: string
  found: Found
  form: FinancingForm
  /** The price has changed since the link was made. */
  onUsePrice: (price: number) => void
}) {
  switch (found.state) {
    case 'loading':
      return (
        <Frame
          text={
            <div aria-hidden="true">
              <div className="skeleton h-5 w-52 max-w-full" />
              <div className="skeleton mt-1.5 h-4 w-36" />
            </div>
          }
          action={<div className="skeleton h-target w-28" />}
        >
          <Remark property={null} />
        </Frame>
      )
    case 'missing':
      return (
        <Frame
          text={
            <p className="text-sm text-pretty">
              Nenhuma lista da Caixa traz o imóvel {id}. A simulação começa com valores de exemplo: troque
              pelos seus.
            </p>
          }
        />
      )
    case 'away':
    case 'refused':
      return (
        <Frame
          text={
            <p className="text-sm text-pretty">
              O imóvel {id} não pôde ser carregado agora. A simulação começa com valores de exemplo.
            </p>
          }
          action={
            <button type="button" className={buttonClass('outline')} onClick={() => void found.retry()}>
              Tentar de novo
            </button>
          }
        />
      )
    case 'here': {
      const { property } = found
      return (
        <Frame
          text={
            <>
              <h2 className="truncate font-semibold">{titleOf(property)}</h2>
              <p className="truncate text-sm text-ink-3">
                {cityOf(property)} · {money(property.price)}
              </p>
            </>
          }
          action={
            <Link
              to={propertyPage}
              params={{ id: property.id }}
              className={buttonClass('outline', 'print:hidden')}
            >
              Ver o imóvel
            </Link>
          }
        >
          <Remark property={property} />
          {form.bid !== property.price && (
            <p className="text-sm text-ink-2">
              O arremate simulado não é o preço da lista.{' '}
              <button type="button" className="calculator-link" onClick={() => onUsePrice(property.price)}>
                Usar {money(property.price)}
              </button>
            </p>
          )}
        </Frame>
      )
    }
  }
}
