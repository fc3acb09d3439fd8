/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events --
   the combobox pattern of ARIA: keys are the field's; a datalist cannot show totals */
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { Facets } from '#contract/catalogue-schemas.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { foldText } from '#domain/fold-text.ts'
import { useCatalogueSource } from '../../data/catalogue/catalogue-source.ts'
import { classNames } from '../../ui/class-names.ts'
import { Field } from '../../ui/field.tsx'
import { integerFormat } from '../../ui/format-text.ts'
import { useEscape } from '../../ui/use-escape.ts'
import {
  type Cities,
  excludedCityPattern,
  readCities,
  splitCities,
} from '../../data/catalogue/typed-cities.ts'
import { citiesQuery } from '../../data/catalogue/list-queries.ts'

const maxSuggestions = 7

const keyOf = ({ city, notCity }: Cities): string =>
  [city, notCity].map(names => names.flatMap(splitCities).map(foldText).join()).join(' - ')
/** Formats cities as people write them. */
const formatCities = ({ city, notCity }: Cities): string =>
  [...city.map(formatPlaceName), ...notCity.map(name => `menos ${formatPlaceName(name)}`)].join(', ')

/**
 * Suggests cities that contain the typed text: the one of that very name first, then those that begin with it, then the
 * larger ones. Nothing where the whole name is typed and no other contains it.
 */
function suggestCities(cities: { name: string; total: number }[], typed: string) {
  const key = foldText(typed)
  if (key === '') return []
  const closeness = (name: string): number => (name === key ? 2 : Number(name.startsWith(key)))
  const found = cities
    .map(city => ({ ...city, key: foldText(city.name) }))
    .filter(city => city.key.includes(key))
    .sort((a, b) => closeness(b.key) - closeness(a.key) || b.total - a.total)
    .slice(0, maxSuggestions)
  return found.length === 1 && found[0]?.key === key ? [] : found
}

/**
 * A text field for cities (accents ignored, part of a name is enough), with suggestions from the state's cities or,
 * without a single state, from the largest ones. Commas separate several cities; `menos` leaves one out.
 */
export function CityFilterField({
  criteria,
  facets,
  onChange,
  name = 'city',
}: {
  criteria: Pick<Criteria, 'state' | 'city' | 'notCity'>
  facets: Facets | undefined
  /** The parameter that a form without script sends. */
  name?: string
  onChange: (cities: Cities) => void
}) {
  const id = useId()
  const source = useCatalogueSource()
  const [uf] = criteria.state
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [{ text, key }, setField] = useState({ text: formatCities(criteria), key: keyOf(criteria) })
  const listed = useQuery({
    ...citiesQuery(source, uf ?? 'AC'),
    enabled: open && criteria.state.length === 1,
  })
  // The cities differ from the text: another search was opened, or the form was cleared.
  const asked = keyOf(criteria)
  if (key !== asked) setField({ text: formatCities(criteria), key: asked })

  const typedName = text.slice(text.lastIndexOf(',') + 1).trim()
  const less = excludedCityPattern.exec(typedName)?.[0] ?? ''
  const before = `${text.includes(',') ? `${text.slice(0, text.lastIndexOf(',') + 1)} ` : ''}${less && 'menos '}`
  const known =
    criteria.state.length === 1
      ? (listed.data ?? [])
      : (facets?.city ?? []).map(({ value, total }) => ({ name: value, total }))
  const suggestions = open ? suggestCities(known, typedName.slice(less.length)) : []
  const shown = suggestions.length > 0
  const input = useRef<HTMLInputElement>(null)
  useEscape(shown, () => setOpen(false), input)

  const type = (typed: string): void => {
    setField({ text: typed, key: keyOf(readCities(typed)) })
    setActive(-1)
    setOpen(true)
    onChange(readCities(typed))
  }
  const choose = (name: string): void => {
    type(before + formatPlaceName(name))
    setOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const chosen = suggestions[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const count = suggestions.length + 1
      setActive(((active + 1 + (event.key === 'ArrowDown' ? 1 : -1) + count) % count) - 1)
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen.name)
    }
  }

  return (
    <Field id={id} label="Cidade" className="relative">
      {control => (
        <>
          <div className="relative">
            <Search className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3 max-sm:hidden" />
            <input
              {...control}
              ref={input}
              className="control px-3 sm:pl-10"
              type="text"
              name={name}
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
              placeholder="Qualquer"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={shown}
              aria-controls={`${id}-list`}
              aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
              value={text}
              onChange={event => type(event.target.value)}
              onKeyDown={onKeyDown}
              onBlur={() => setOpen(false)}
            />
          </div>
          <ul id={`${id}-list`} role="listbox" aria-label="Cidades" hidden={!shown} className="suggestions">
            {suggestions.map((city, index) => (
              <li
                key={city.name}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                className={classNames(
                  'text-sm/5.5 flex items-center justify-between gap-3 min-h-10 px-3 rounded-sm cursor-pointer hover:bg-raised-3 pointer-coarse:min-h-target',
                  index === active && 'bg-raised-3',
                )}
                onPointerDown={event => event.preventDefault()}
                onClick={() => choose(city.name)}
              >
                <span className="truncate">{formatPlaceName(city.name)}</span>
                <span className="text-xs text-ink-3">{integerFormat(city.total)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Field>
  )
}
