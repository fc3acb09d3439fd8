import { presentFittingHome, toHomeOffer } from '#contract/present-fitting-home.ts'
import type { Property } from '#contract/property-schemas.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import type { FamilyProfile } from '#domain/home-purchase/family-profile.ts'
import { assessHomeFit, listUnknownOutcomes, type UnknownOutcome } from '#domain/home-purchase/home-fit.ts'
import type { HomeAssumptions } from '#domain/home-purchase/home-assumptions.ts'
import {
  type PurchaseRisk,
  type PurchaseStep,
  judgeMoveIn,
  listPurchaseRisks,
  planPurchaseSteps,
} from '#domain/home-purchase/purchase-steps.ts'
import { compareRentAndPurchase } from '#domain/home-purchase/rent-or-buy.ts'
import { type Centavos, fromReaisOrNull } from '#domain/money.ts'
import { useOwnFigures } from '../../data/saved/own-figures.ts'
import { SeenStamp } from '../listing/seen-stamp.tsx'
import { FirstDayPanel } from './first-day-panel.tsx'
import { HomeCard } from './home-card.tsx'
import { InstalmentPanel } from './instalment-panel.tsx'
import { RentOrBuyPanel } from './rent-or-buy-panel.tsx'
import {
  CalendarCheck,
  CircleCheck,
  CircleHelp,
  CircleX,
  PiggyBank,
  ShieldAlert,
  TriangleAlert,
} from 'lucide-react'
import { Panel } from '../../ui/panel.tsx'
import { FoldedPanel, Sources } from './figure-rows.tsx'
import { formatDayRange } from '#domain/format-day-range.ts'
import { formatShortDate } from '../../ui/format-text.ts'
import type { UnknownAnswer } from '#domain/search/search-criteria.ts'
import { formatShortCentavos } from '../../ui/figure-text.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { findHousingBand, housingBandSource, listFgtsRules } from '#domain/home-purchase/home-purchase.ts'
import { citeSalesRules } from '#domain/rule-sources.ts'

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
function FgtsPanel({
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
        <div className="text-sm/5.5 mt-1 px-3.5 py-3 rounded-md bg-raised-2 text-ink-2 text-pretty">
          <p>
            <b className="font-semibold text-ink">Minha Casa, Minha Vida:</b> a sua renda está na {band.name},
            mas o programa não financia os imóveis que a Caixa vende: neles ela só aceita o SBPE. Juros, tetos
            e subsídio do programa não entram na conta.
          </p>
          <p className="mt-1 text-2xs text-ink-3">
            Fonte: {housingBandSource}; {citeSalesRules('item 8.1')}
          </p>
        </div>
      )}
    </FoldedPanel>
  )
}

const questions: Record<UnknownAnswer, string> = {
  financing: 'E se não aceitar financiamento?',
  fgts: 'E se não aceitar FGTS?',
  occupancy: 'E se houver alguém morando?',
}

/** Says what an unknown answer would do to the first day. */
function describeOutcome({ answer, purchase: { cash } }: UnknownOutcome): string {
  const amount = formatShortCentavos(cash)
  if (answer === 'financing') return `Sem financiamento é tudo à vista: ${amount} no primeiro dia, e`
  if (answer === 'fgts') return `Sem o FGTS, o primeiro dia vira ${amount} do bolso, e`
  return `Com a desocupação, o primeiro dia vira ${amount}, e`
}

/** The open questions about a home: the effect of each bad answer alone, and where to find the answer. */
const UnknownPanel = ({
  outcomes,
  property,
  demonstration,
}: {
  outcomes: readonly UnknownOutcome[]
  property: Property
  demonstration: boolean
}) => (
  <Panel icon={CircleHelp} title="O que a lista não diz">
    <dl className="text-sm/5.5 grid gap-3 [&_dt]:font-semibold [&_dd]:text-ink-2 [&_dd]:text-pretty">
      {outcomes.map(outcome => {
        const { left } = outcome.purchase
        return (
          <div key={outcome.answer}>
            <dt>{questions[outcome.answer]}</dt>
            <dd>
              {describeOutcome(outcome)}{' '}
              {left >= 0 ? (
                `ainda cabe: sobram ${formatShortCentavos(left)}.`
              ) : (
                <>
                  <strong className="font-semibold text-risk">faltam {formatShortCentavos(-left)}</strong>.
                </>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
    {demonstration ? (
      <p className="mt-3 text-xs text-ink-3">Imóvel de demonstração: não há página da Caixa para conferir.</p>
    ) : (
      <OutsideLink href={property.url} className="mt-4 w-full">
        Ver na página da Caixa
      </OutsideLink>
    )}
  </Panel>
)

const moveInTexts = {
  'in-time': 'dá tempo, se nada sair do previsto.',
  perhaps: 'pode dar tempo, se tudo correr bem.',
  'too-late': 'não dá tempo, mesmo se tudo correr bem.',
} as const

/** The steps from choosing to the keys, with the days between which each ends. */
function StepsPanel({
  steps,
  today,
  moveInMonths,
}: {
  steps: readonly PurchaseStep[]
  /** `YYYY-MM-DD` */
  today: string
  moveInMonths: number | null
}) {
  const keys = steps.at(-1)
  const judgement = judgeMoveIn(steps, today, moveInMonths)
  return (
    <FoldedPanel
      icon={CalendarCheck}
      title="De hoje até as chaves"
      more={`Os ${steps.length} passos, com datas`}
      answer={
        keys && (
          <>
            Chaves entre <b className="font-semibold text-ink">{formatShortDate(keys.from)}</b> e{' '}
            <b className="font-semibold text-ink">{formatShortDate(keys.to)}</b>, começando hoje.
            {judgement && ` Para mudar em até ${moveInMonths} meses: ${moveInTexts[judgement]}`}
          </>
        )
      }
    >
      <ol className="purchase-steps">
        {steps.map(({ key, title, text, source, from, to }) => (
          <li key={key}>
            <h3>{title}</h3>
            <p className="purchase-step-days">{formatDayRange(from, to, today)}</p>
            <p>{text}</p>
            <p className="text-2xs text-ink-3">Fonte: {source}</p>
          </li>
        ))}
      </ol>
    </FoldedPanel>
  )
}

/** What can go wrong, in plain words, each with its source. */
const RiskPanel = ({ risks }: { risks: readonly PurchaseRisk[] }) => (
  <Panel icon={ShieldAlert} title="Antes de sonhar com a chave">
    <ul className="purchase-risks">
      {risks.map(({ key, title, text, isRisk }) => (
        <li key={key}>
          {isRisk ? (
            <TriangleAlert className="text-risk" aria-hidden="true" />
          ) : (
            <CircleCheck className="text-gain" aria-hidden="true" />
          )}
          <div className="min-w-0">
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
    <Sources lines={risks.map(({ title, source }) => `${title}: ${source}`)} />
  </Panel>
)

/** The whole account of one home for a family: instalment, first day, what is unknown, risks, steps, FGTS, renting. */
export function HomeAccount({
  property,
  family,
  assumptions,
  demonstration,
  now,
}: {
  property: Property
  family: FamilyProfile
  assumptions: HomeAssumptions
  demonstration: boolean
  /** Epoch ms. */
  now: number
}) {
  const answers = useOwnFigures(property.id)?.answers ?? {}
  const offer = toHomeOffer(property, answers)
  const { best } = assessHomeFit(offer, family, assumptions)
  const outcomes = listUnknownOutcomes(offer, family, assumptions)
  const today = toBrasiliaIso(now).slice(0, 10)
  const financed = best.loan > 0
  const steps = planPurchaseSteps(
    {
      financed,
      occupancy: offer.occupancy,
      hasRepairs: best.costs.repairs > 0,
      saleDate: property.auctionDate?.slice(0, 10) ?? null,
    },
    today,
  )
  const moveIn = judgeMoveIn(steps, today, family.moveInMonths)
  return (
    <section id="conta" aria-label="A conta deste imóvel" className="purchase-panels" tabIndex={-1}>
      <div className="purchase-chosen">
        <HomeCard home={presentFittingHome(property, answers, family, assumptions)} />
        <SeenStamp
          property={property}
          demonstration={demonstration}
          now={now}
          withCaution
          className="mt-2 text-xs"
        />
      </div>
      <InstalmentPanel offer={offer} purchase={best} income={family.income} assumptions={assumptions} />
      <FirstDayPanel property={property} purchase={best} savings={family.savings} />
      <div className="panel-stack">
        {outcomes.length > 0 && (
          <UnknownPanel outcomes={outcomes} property={property} demonstration={demonstration} />
        )}
        <RiskPanel
          risks={listPurchaseRisks({
            occupancy: offer.occupancy,
            debtsStated: property.debtsStated,
            condoDebtLimit: fromReaisOrNull(property.condoDebtLimit),
            financed,
            eviction: assumptions.eviction,
            moveIn:
              family.moveInMonths === null || moveIn === null
                ? null
                : { months: family.moveInMonths, judgement: moveIn },
          })}
        />
      </div>
      <div className="panel-stack">
        <StepsPanel steps={steps} today={today} moveInMonths={family.moveInMonths} />
        <FgtsPanel family={family} used={best.fromFgts} isAccepted={offer.fgts} />
        <RentOrBuyPanel
          comparison={compareRentAndPurchase(offer, best, assumptions, family.rent)}
          assumptions={assumptions}
        />
      </div>
    </section>
  )
}
