import { Check, UserRound } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import type { Me } from '#contract/account-schemas.ts'
import { isUf, states, type Uf } from '#domain/states.ts'
import { setMe } from '../../data/account/session.ts'
import { callApi, RequestRefused, ServerUnreachable } from '../../data/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { CityField } from './city-field.tsx'
import { SectionProblem, PageSection } from '../../ui/page-section.tsx'
import { isSessionLost, describeFailure } from '../../data/call-failure.ts'

interface Draft {
  name?: string
  state?: Uf | null
  city?: string | null
}

/** Returns what differs between the draft and the saved data. */
function changesOf(draft: Draft, { name, state, city }: Me['user']): Draft {
  const given = draft.name?.trim()
  return {
    ...(given !== undefined && given !== name && { name: given }),
    ...(draft.state !== undefined && draft.state !== state && { state: draft.state }),
    ...(draft.city !== undefined && draft.city !== city && { city: draft.city }),
  }
}

/** Name, state and city, saved together; typed values stay until they are saved. */
export function PersonalData({ me }: { me: Me }) {
  const id = useId()
  const [draft, setDraft] = useState<Draft>({})
  const [step, setStep] = useState<'idle' | 'saving' | 'saved'>('idle')
  const [problem, setProblem] = useState<{ name?: string; rest?: string }>({})
  const shown = { ...me.user, ...draft }
  const changes = changesOf(draft, me.user)
  const dirty = Object.keys(changes).length > 0
  const change = (part: Draft) => {
    setDraft({ ...draft, ...part })
    setStep('idle')
    setProblem({})
  }

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!dirty || step === 'saving') return
    if (changes.name === '') {
      setProblem({ name: 'Escreva como quer ser chamado.' })
      return document.getElementById(`${id}-name`)?.focus()
    }
    setStep('saving')
    setProblem({})
    try {
      // A city belongs to its state: another tab may have chosen another.
      const moved = changes.state !== undefined || changes.city !== undefined
      const place = moved && { state: shown.state, city: shown.city }
      setMe(await callApi('PATCH /api/me', { body: { ...changes, ...place } }))
      setDraft(later => changesOf(later, { ...me.user, ...changes }))
      setStep('saved')
    } catch (error) {
      setStep('idle')
      if (isSessionLost(error)) return
      const kept = error instanceof ServerUnreachable ? 'O que você preencheu continua aqui.' : ''
      setProblem(
        error instanceof RequestRefused && error.fields.name
          ? { name: error.fields.name }
          : { rest: `${describeFailure(error)} ${kept}` },
      )
    }
  }

  return (
    <PageSection id="dados" title="Seus dados" icon={UserRound}>
      <form onSubmit={event => void save(event)} noValidate>
        <Field label="Nome" htmlFor={`${id}-name`}>
          <input
            id={`${id}-name`}
            type="text"
            autoComplete="name"
            maxLength={100}
            className="control px-3"
            value={shown.name}
            aria-invalid={problem.name ? true : undefined}
            aria-describedby={problem.name ? `${id}-name-wrong` : undefined}
            onChange={event => change({ name: event.target.value })}
          />
        </Field>
        {problem.name && (
          <p id={`${id}-name-wrong`} className="mt-1.5 text-xs text-risk">
            {problem.name}
          </p>
        )}
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          <Field label="Estado" htmlFor={`${id}-state`}>
            <Select
              id={`${id}-state`}
              value={shown.state ?? ''}
              onChange={event => {
                const chosen = event.target.value
                change({ state: isUf(chosen) ? chosen : null, city: null })
              }}
            >
              <option value="">Não informado</option>
              {states.map(({ uf, name }) => (
                <option key={uf} value={uf}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <CityField state={shown.state} city={shown.city} onChange={city => change({ city })} />
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" look={dirty ? 'primary' : 'outline'} disabled={!dirty || step === 'saving'}>
            {step === 'saving' ? 'Salvando…' : 'Salvar'}
          </Button>
          <output className="flex items-center gap-1.5 text-sm text-ink-2">
            {step === 'saved' && !dirty && (
              <>
                <Check className="size-4" /> Salvo
              </>
            )}
            {step !== 'saving' && dirty && 'Alterações ainda não salvas'}
          </output>
        </div>
        <SectionProblem>{problem.rest}</SectionProblem>
      </form>
    </PageSection>
  )
}
