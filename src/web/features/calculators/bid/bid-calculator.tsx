import { Link } from '@tanstack/react-router'
import { Gavel, UserRound } from 'lucide-react'
import { useState } from 'react'
import { pagePaths } from '#contract/pages.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { type Found, useProperty } from '../../property/detail/use-property.ts'
import { ShareLink } from '../financing/share-link.tsx'
import { BidForm } from './bid-form.tsx'
import { BidResult } from './bid-result.tsx'
import { type BidState, fieldsOf, isWhole } from './bid-state.ts'
import { BidSubject } from './bid-subject.tsx'
import { missingWords } from './bid-words.ts'
import { WholeCosts } from './whole-costs.tsx'

interface Props {
  state: BidState
  change: (state: BidState) => void
  link: () => string
}

const Before = () => (
  <div className="flex flex-col items-center px-4 py-8 text-center lg:py-14">
    <Gavel className="size-8 text-ink-3" strokeWidth={1.5} aria-hidden="true" />
    <p className="mt-3 max-w-sm text-ink-2 text-balance">
      Informe a avaliação e o lance e toque em Calcular: aqui aparecem o lance ideal, o máximo e quanto o
      lance renderia.
    </p>
  </div>
)

/** Inputs and result; a property, once it is here, is what the fields begin with. */
export function BidCalculator({ state, change, link, found }: Props & { found: Found | null }) {
  const property = found?.state === 'here' ? found.property : undefined
  const fields = fieldsOf(state, property)
  const whole = isWhole(fields) ? fields : null
  // While a field is being written anew, the figures of before stay, paler.
  const [held, setHeld] = useState(whole)
  if (state.asked && whole !== null && JSON.stringify(whole) !== JSON.stringify(held)) setHeld(whole)
  // Pressed too early: nothing is worked out, and what is missing is said.
  const [told, setTold] = useState(false)
  const missing = (told || state.asked) && found?.state !== 'loading' ? missingWords(fields) : null
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h1 className="text-2xl font-bold tracking-tight">Calculadora de lance</h1>
        <Link to={pagePaths.profile} className={buttonClass('outline', 'max-sm:w-target max-sm:px-0')}>
          <UserRound className="size-4" aria-hidden="true" />
          <span className="max-sm:sr-only">Perfil</span>
        </Link>
      </div>
      <p className="mt-1 mb-6 text-ink-3 text-pretty">
        {found === null || state.property === null ? (
          'Até quanto ir, pela avaliação do imóvel.'
        ) : (
          <BidSubject id={state.property} found={found} />
        )}
      </p>
      <div className="grid items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-5">
        <BidForm
          values={fields}
          missing={missing}
          onChange={next => change({ ...state, fields: next })}
          onAsk={() => (whole === null ? setTold(true) : change({ ...state, fields, asked: true }))}
        />
        <div className="grid gap-4 lg:gap-5">
          <section className="panel" aria-label="Resultado">
            {held === null || !state.asked ? (
              <Before />
            ) : (
              <>
                <div className={classes('transition-opacity', whole === null && 'opacity-50')}>
                  <BidResult fields={held} />
                </div>
                <div className="mt-5 flex items-center justify-between gap-4 border-t border-line pt-4">
                  <p className="text-sm text-ink-3">O link leva estes valores a quem o abrir.</p>
                  <ShareLink link={link} />
                </div>
              </>
            )}
          </section>
          <WholeCosts property={state.property} fields={fields} />
        </div>
      </div>
    </>
  )
}

/** The same for a property of the catalogue. */
export function PropertyBid({ id, ...props }: Props & { id: string }) {
  return <BidCalculator {...props} found={useProperty(id)} />
}
