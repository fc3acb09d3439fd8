import { CircleHelp, CircleX, PiggyBank } from 'lucide-react'
import type { FamilyProfile } from '#domain/home-purchase/family-profile.ts'
import { findHousingBand, housingBandSource, listFgtsRules } from '#domain/home-purchase/fgts-rules.ts'
import { citeSalesRules } from '#domain/rule-sources.ts'
import type { Centavos } from '#domain/money.ts'
import { formatShortCentavos } from '../../ui/figure-text.ts'
import { FoldedPanel } from './figure-rows.tsx'

function describeUse({ fgts, firstHome }: FamilyProfile, used: Centavos, isAccepted: boolean | null): string {
  if (!firstHome) return 'Quem já tem imóvel na cidade, ou financiamento ativo, não usa o FGTS nesta compra.'
  if (isAccepted === false) return 'A Caixa não aceita FGTS neste imóvel.'
  if (fgts === 0) return 'Você não disse o saldo de quem compra: com ele a entrada do bolso diminui.'
  const rest = fgts - used
  const kept =
    rest > 0 ? ` Os outros ${formatShortCentavos(rest)} ficam: parte da entrada tem de sair do bolso.` : ''
  return `Pode pagar ${formatShortCentavos(used)} da entrada${isAccepted === null ? ', se o anúncio aceitar' : ''}.${kept}`
}

/** What FGTS may pay and under which rules, and the income's band of Minha Casa, Minha Vida. */
export function FgtsPanel({
  family,
  used,
  isAccepted,
}: {
  family: FamilyProfile
  /** What it pays in the purchase that is shown. */
  used: Centavos
  /** `null` = the list does not say. */
  isAccepted: boolean | null
}) {
  const band = family.income > 0 ? findHousingBand(family.income) : null
  return (
    <FoldedPanel
      icon={PiggyBank}
      title="O que o FGTS pode pagar"
      answer={describeUse(family, used, isAccepted)}
      more={band === null ? 'As regras' : 'As regras, e o Minha Casa, Minha Vida'}
    >
      <ul className="purchase-risks">
        {listFgtsRules(family).map(({ key, text, source, isMet }) => (
          <li key={key}>
            {isMet === false ? (
              <CircleX className="text-risk" aria-label="Você não cumpre" />
            ) : (
              <CircleHelp className="text-ink-3" aria-hidden="true" />
            )}
            <div className="min-w-0">
              <p className="text-ink!">{text}</p>
              <p className="text-2xs text-ink-3">Fonte: {source}</p>
            </div>
          </li>
        ))}
      </ul>
      {band && (
        <div className="purchase-aside">
          <p>
            <b className="font-semibold text-ink">Minha Casa, Minha Vida:</b> a sua renda está na {band.name},
            de juro menor que o da conta. As regras de venda da Caixa falam em financiamento SBPE: pergunte na
            agência se o programa vale para este imóvel.
          </p>
          <p className="mt-1 text-2xs text-ink-3">
            Fonte: {housingBandSource}; {citeSalesRules('item 8.1')}
          </p>
        </div>
      )}
    </FoldedPanel>
  )
}
