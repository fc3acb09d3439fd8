import { Landmark } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'
import type { PropertyFacts } from '#contract/property-facts-schemas.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { formatWholePercent } from '#domain/format-figures.ts'
import { describeNextPriceValue, describeNextStart } from '#domain/ladder/ladder-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../framework/link.tsx'
import { usePageLocation } from '../../framework/page-location.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { FactLines } from '../listing/facts/fact-lines.tsx'
import { AppraisalLine, LargePrice } from '../listing/facts/large-price.tsx'
import { type DetailFact, listDates } from '../listing/facts/listed-facts.ts'
import { describeBankLink, describePastAuctions } from '../listing/listing-words.ts'
import { DoubtfulPriceNote } from '../listing/doubtful-price-note.tsx'
import { SeenStamp } from '../listing/seen-stamp.tsx'

/** The next price where the ladder says one, and when it may come. */
function listNextPrice(facts: PropertyFacts, now: number): DetailFact[] {
  const { nextPrice, ladder } = facts
  if (nextPrice === null) return []
  const when = describeNextStart(ladder?.next?.windows ?? [], toBrasiliaIso(now).slice(0, 10))
  const value = describeNextPriceValue(facts)
  return [{ label: 'Próximo preço', value, ...(when !== null && { note: when }) }]
}

/** `45% abaixo`, beside the appraisal; nothing where the price is not below it. */
const Discount = ({ discount }: Pick<PropertyFacts, 'discount'>) =>
  discount !== null &&
  discount > 0 && <span className="font-semibold">{formatWholePercent(discount)} abaixo</span>

/** To the bank's page, where there is one, and to the analysis. */
function OnwardLinks({ facts, now }: { facts: PropertyFacts; now: number }) {
  const { href } = usePageLocation()
  const signIn = (look: 'primary' | 'outline') => (
    <Link
      to={pagePaths.login}
      search={{ redirect: href }}
      rel="nofollow"
      className={buttonClass(look, 'w-full')}
    >
      Entrar para ver a análise
    </Link>
  )
  if (facts.source === 'demo')
    return (
      <>
        {!facts.gone && signIn('primary')}
        <p className="flex gap-2 text-xs text-pretty text-ink-3">
          <Landmark className="size-4 shrink-0" aria-hidden="true" />
          Imóvel inventado, de demonstração: não há página da Caixa para participar.
        </p>
      </>
    )
  if (facts.gone)
    return (
      <OutsideLink href={facts.url} className="w-full">
        Ver página da Caixa
      </OutsideLink>
    )
  const past = describePastAuctions(facts, now)
  return (
    <>
      {past && <p className="rounded-md bg-raised-2 px-4 py-2.5 text-sm text-pretty text-ink-2">{past}</p>}
      <OutsideLink href={facts.url} look={past ? 'outline' : 'primary'} className="w-full">
        {past ? 'Ver página da Caixa' : describeBankLink(facts)}
      </OutsideLink>
      {signIn('outline')}
    </>
  )
}

/** The price, its comparison with the appraisal, the next price with its date, and links that lead on. */
export function FactsPrice({ facts, now }: { facts: PropertyFacts; now: number }) {
  const { gone, source } = facts
  const dates = listDates(facts, now).filter(({ value }) => value !== null)
  return (
    <section className="facts-price" aria-label="Preço">
      <p className="text-sm text-ink-2">{gone ? 'Último preço na lista' : 'Preço mínimo'}</p>
      <LargePrice reais={facts.price} />
      {!gone && <DoubtfulPriceNote property={facts} />}
      {!gone && (
        <p className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
          <AppraisalLine property={facts} />
          <Discount discount={facts.discount} />
        </p>
      )}
      {!gone && (
        <>
          <SeenStamp
            property={facts}
            demonstration={source === 'demo'}
            now={now}
            withCaution
            className="mt-1.5 text-xs"
          />
          <div className="mt-3">
            <FactLines single lines={[...listNextPrice(facts, now), ...dates]} />
          </div>
        </>
      )}
      <div className={classNames('flex flex-col gap-2.5', gone ? 'mt-4' : 'mt-2')}>
        <OnwardLinks facts={facts} now={now} />
      </div>
    </section>
  )
}
