import { queryOptions, useQuery } from '@tanstack/react-query'
import { describeUnknownFact } from '#domain/property/unknown-fact.ts'
import type { Uf } from '#domain/states.ts'
import { callApi } from '../../data/api-client.ts'
import { Field, Select } from '../../ui/field.tsx'

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
export function ProfileCityField({
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
