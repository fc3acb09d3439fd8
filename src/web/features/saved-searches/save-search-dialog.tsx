import './saved-searches.css'
import { useRef, useState } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import type { SavedSearch } from '#contract/saved-schemas.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { findSameSearch } from '../../data/saved/saved-filters.ts'
import { useMe } from '../../data/account/session.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { TickBox } from '../../ui/choice-controls.tsx'
import { Dialog, questionLook } from '../../ui/dialog.tsx'
import { Link } from '../../framework/link.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { focusAndSelect, useForm } from '../../ui/use-form.ts'
import { describeVisitorSave } from '../../data/saved/visitor-saves.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { FilterBadges } from './filter-badges.tsx'
import { searchNameLength } from '#contract/saved-limits.ts'
import { addSavedSearch, savedSearchMirror, useSavedSearches } from '../../data/saved/saved-search-actions.ts'
import { writeSearchAnchor } from './saved-search-anchor.ts'
import type { Category } from '#domain/property/listing.ts'
import { type AskedWords, listAskedWords } from '#domain/search/criteria-words.ts'
import { buildCriteriaChips } from '../filters/criteria-chips.ts'
import { describeSearchPlace } from '../filters/search-words.ts'

const kinds: Record<Category, string> = {
  casa: 'Casas',
  apartamento: 'Apartamentos',
  terreno: 'Terrenos',
  rural: 'Imóveis rurais',
  comercial: 'Imóveis comerciais',
}

/** Chips that the beginning of the name already covers. */
const coveredByBeginning = /^(state|region|city|category|near|interior)/

/** Describes where a search looks; empty when it is not limited to a place. */
const place = (criteria: Criteria): string => {
  const { city, state, region, near, interior } = criteria
  if (city.length + state.length + region.length === 0 && near === null && interior === null) return ''
  // A city is enough: `em Santo André` instead of `em Santo André, SP`.
  return ` ${describeSearchPlace(criteria.city.length === 1 ? { ...criteria, state: [] } : criteria)}`
}

const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** Formats a chip as part of a sentence, where the table has no words for that. */
function phrase(key: string, label: string): string {
  if (key === 'text') return ` ${label}`
  if (key === 'maxInstalment') return ` com ${lowerFirst(label)}`
  if (key.startsWith('neighborhood')) return `, ${label}`
  return `, ${lowerFirst(label)}`
}

/** Suggests a search's name: `Apartamentos em Santo André até R$ 250 mil`; cut after a whole filter. */
export function suggestSearchName(criteria: Criteria): string {
  const [only, ...others] = criteria.category
  const kind =
    only === undefined
      ? 'Imóveis'
      : [kinds[only], ...others.map(category => kinds[category].toLowerCase())].join(' e ')
  // As a person might have typed it.
  const typed = (text: string): string => text.replaceAll('\u00a0', ' ')
  let name = kind + typed(place(criteria))
  const asked = new Map<string, AskedWords>(listAskedWords(criteria))
  for (const { key, label } of buildCriteriaChips(criteria)) {
    if (coveredByBeginning.test(key)) continue
    const words = asked.get(key)?.inName() ?? null
    const longer = name + typed(words === null ? phrase(key, label) : ` ${words}`)
    if (longer.length > searchNameLength) break
    name = longer
  }
  return name === 'Imóveis' ? `Todos os imóveis` : name
}

savedSearchMirror()

/** The search is saved already: says under which name, and leads to it. */
const SavedBefore = ({ search: { id, name }, onClose }: { search: SavedSearch; onClose: () => void }) => (
  <div className="mt-4 space-y-4">
    <p className="text-pretty text-ink-2 wrap-anywhere">
      Você já salvou esta busca: <strong className="font-semibold text-ink">“{name}”</strong>. Lá se mudam o
      nome e o aviso.
    </p>
    <div className="flex flex-wrap-reverse justify-end gap-3">
      <Button look="quiet" onClick={onClose}>
        Fechar
      </Button>
      <Link
        to={pagePaths.savedSearches}
        hash={writeSearchAnchor(id)}
        className={buttonClass('primary')}
        onClick={onClose}
      >
        Ver a busca salva
      </Link>
    </div>
  </div>
)

/** Name and alerts of a search that is to be saved; one that is saved already is not saved again. */
export function SaveSearchDialog({ criteria, onClose }: { criteria: Criteria; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const visitor = useMe() === null
  const { items: saved } = useSavedSearches()
  const [sent, setSent] = useState(false)
  const before = sent ? undefined : findSameSearch(saved, criteria)
  const [initial] = useState(() => ({ name: suggestSearchName(criteria), alerts: true }))
  const { form, field } = useForm({
    initial,
    send: ({ name, alerts }) => {
      setSent(true)
      addSavedSearch(name, criteria, alerts)
      dialog.current?.close()
      showToast({ title: 'Busca salva', ...describeVisitorSave(), isBrief: true })
    },
  })
  const { value: alerts, onChange: setAlerts } = field('alerts')
  const selectName = () => {
    focusAndSelect(input.current)
    // A name that is too long for its field shows its beginning.
    if (input.current) input.current.scrollLeft = 0
  }
  return (
    <Dialog
      ref={dialog}
      look={questionLook}
      title="Salvar busca"
      closing={null}
      onOpened={selectName}
      onClose={onClose}
    >
      {before ? (
        <SavedBefore search={before} onClose={() => dialog.current?.close()} />
      ) : (
        <form {...form} className="mt-4 space-y-4">
          <TextField
            {...field('name')}
            ref={input}
            label="Nome"
            maxLength={searchNameLength}
            autoComplete="off"
          />
          <FilterBadges criteria={criteria} />
          <div>
            <TickBox checked={alerts} onChange={setAlerts}>
              Avisar sobre novos imóveis
            </TickBox>
            {visitor && (
              <p className="text-xs text-ink-3">
                Fica guardada neste navegador. Os avisos começam quando você entrar na sua conta.
              </p>
            )}
          </div>
          <div className="flex flex-wrap-reverse justify-end gap-3">
            <Button look="quiet" onClick={() => dialog.current?.close()}>
              Cancelar
            </Button>
            <Button look="primary" type="submit">
              Salvar
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
