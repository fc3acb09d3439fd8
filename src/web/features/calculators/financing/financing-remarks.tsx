import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { classNames } from '../../../ui/class-names.ts'
import { formatReais } from '../../../ui/format-text.ts'
import { ValueSuggestion, ValueSuggestions } from '../value-suggestion.tsx'

/** One remark about the property above the figures. There is always one, so that the layout does not move. */
function Remark({ property, refused }: { property: PropertyDetail | null; refused: boolean }) {
  const [words, warns] =
    property === null
      ? ['', false]
      : property.gone
        ? ['Saiu da lista da Caixa: a simulação vale só como estudo.', true]
        : refused
          ? ['A Caixa não financia este imóvel: é à vista. Use só para comparar.', true]
          : property.financing === null
            ? ['Não informado se a Caixa financia: confirme na página dela antes.', false]
            : property.financing
              ? ['A Caixa aceita financiamento. Taxa e limite dependem do seu crédito.', false]
              : ['A lista diz que a Caixa não financia, e você, que sim: confirme na página dela.', true]
  return (
    <p
      className={classNames(
        'min-h-14 rounded-md px-3 py-2 text-sm text-pretty sm:min-h-9',
        warns ? 'bg-risk-soft text-ink' : 'bg-raised-2 text-ink-2',
      )}
    >
      {words}
    </p>
  )
}

/** Shows what the listing says about financing, and whether its price has changed since the link was made. */
export const FinancingRemarks = ({
  property,
  refused,
  bid,
  onUsePrice,
}: {
  /** `null` while it loads. */
  property: PropertyDetail | null
  /** Whether the bank does not finance it, by the list or the account's own answer. */
  refused: boolean
  bid: number
  onUsePrice: (price: number) => void
}) => (
  <ValueSuggestions className="grid gap-3">
    <Remark property={property} refused={refused} />
    {property !== null && bid !== property.price && (
      <p className="text-sm text-ink-2">
        O arremate simulado não é o preço da lista.{' '}
        <ValueSuggestion onUse={() => onUsePrice(property.price)}>
          Usar {formatReais(property.price)}
        </ValueSuggestion>
      </p>
    )}
  </ValueSuggestions>
)
