import { Check, UserRound } from 'lucide-react'
import type { Me } from '#contract/account-schemas.ts'
import { describeUnknownFact } from '#domain/property/unknown-fact.ts'
import { isUf, states, type Uf } from '#domain/states.ts'
import { setMe } from '../../data/account/session.ts'
import { callApi, ServerUnreachable } from '../../data/api-client.ts'
import { reportFailure } from '../../data/call-failure.ts'
import { useApiForm } from '../../data/use-api-form.ts'
import { Field, Select } from '../../ui/field.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { ProblemText } from '../../ui/problem-text.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** Fetches all municipalities of a state, which do not change while a page is open. */
const municipalitiesQuery = (uf: Uf | null) =>
  queryOptions({
    queryKey: ['municipalities', uf],
    queryFn: ({ signal }) =>
      callApi('GET /api/states/{uf}/municipalities', { params: { uf: uf ?? '' }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: uf !== null,
  })

/** The city field, with all cities of the state; the saved city is shown before the list loads, and when it fails. */
function ProfileCityField({
  state,
  city,
  error,
  onChange,
}: {
  state: Uf | null
  city: string | null
  error: string | null
  onChange: (city: string | null) => void
}) {
  const { data, isError, isFetching, refetch } = useQuery(municipalitiesQuery(state))
  const all = data ?? []
  const nothing =
    state === null
      ? 'Escolha antes o estado'
      : data
        ? describeUnknownFact('Cidade')
        : isFetching
          ? 'Carregando cidades…'
          : 'Lista indisponível'
  return (
    <Field
      label="Cidade"
      error={error}
      below={
        isError &&
        !isFetching && (
          <p role="alert" className="mt-1.5 text-xs text-risk">
            As cidades não carregaram.{' '}
            <button
              type="button"
              className="target font-semibold underline underline-offset-4"
              onClick={() => void refetch()}
            >
              Tentar de novo
            </button>
          </p>
        )
      }
    >
      {control => (
        <Select
          {...control}
          disabled={!data}
          aria-busy={isFetching}
          className="disabled:opacity-60"
          value={city ?? ''}
          onChange={event => onChange(event.target.value || null)}
        >
          <option value="">{nothing}</option>
          {city !== null && !all.some(({ name }) => name === city) && <option value={city}>{city}</option>}
          {all.map(({ code, name }) => (
            <option key={code} value={name}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

interface PersonalValues {
  name: string
  state: Uf | null
  city: string | null
}

/** Returns the values that differ from the saved ones. */
function changesOf({ name, state, city }: PersonalValues, saved: PersonalValues): Partial<PersonalValues> {
  return {
    ...(name.trim() !== saved.name && { name: name.trim() }),
    ...(state !== saved.state && { state }),
    ...(city !== saved.city && { city }),
  }
}

/** Describes a failure; without a connection also that nothing is lost. */
const describe = (error: unknown): string | null => {
  const words = reportFailure(error)
  return error instanceof ServerUnreachable ? `${words} O que você preencheu continua aqui.` : words
}

/** Name, state and city, saved together; typed values stay until they are saved. */
export function PersonalData({ me }: { me: Me }) {
  const { name, state, city } = me.user
  const saved: PersonalValues = { name, state, city }
  const isUnchanged = (values: PersonalValues) => Object.keys(changesOf(values, saved)).length === 0
  const { form, values, busy, sent, problem, change, reset, field } = useApiForm({
    initial: saved,
    blocked: isUnchanged,
    check: values => (values.name.trim() === '' ? { name: 'Escreva como quer ser chamado.' } : {}),
    send: async sending => {
      const changes = changesOf(sending, saved)
      // A city belongs to its state: another tab may have chosen another.
      const moved = changes.state !== undefined || changes.city !== undefined
      const place = moved && { state: sending.state, city: sending.city }
      setMe(await callApi('PATCH /api/me', { body: { ...changes, ...place } }))
      reset(sending)
    },
    describe,
  })
  const dirty = !isUnchanged(values)

  return (
    <PageSection id="dados" title="Seus dados" icon={UserRound}>
      <form {...form}>
        <TextField label="Nome" autoComplete="name" maxLength={100} {...field('name')} />
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          <Field label="Estado" error={field('state').error}>
            {control => (
              <Select
                {...control}
                value={values.state ?? ''}
                onChange={event => {
                  const chosen = event.target.value
                  change({ state: isUf(chosen) ? chosen : null, city: null })
                }}
              >
                <option value="">{describeUnknownFact('Estado')}</option>
                {states.map(({ uf, name: stateName }) => (
                  <option key={uf} value={uf}>
                    {stateName}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <ProfileCityField
            state={values.state}
            city={values.city}
            error={field('city').error}
            onChange={field('city').onChange}
          />
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <SubmitButton
            look={dirty ? 'primary' : 'outline'}
            busy={busy}
            busyText="Salvando…"
            unavailable={!dirty}
          >
            Salvar
          </SubmitButton>
          <output className="flex items-center gap-1.5 text-sm text-ink-2">
            {sent && !dirty && (
              <>
                <Check className="size-4" /> Salvo
              </>
            )}
            {!busy && dirty && 'Alterações ainda não salvas'}
          </output>
        </div>
        <ProblemText>{problem}</ProblemText>
      </form>
    </PageSection>
  )
}
