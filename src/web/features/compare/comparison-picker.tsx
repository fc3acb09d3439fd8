import { Search } from 'lucide-react'
import { useId, useMemo, useRef, useState } from 'react'
import { Link } from '../../framework/link.tsx'
import { pagePaths } from '#contract/page-paths.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import { formatPlaceName, readHeadName, formatNeighborhood } from '#domain/property/place-names.ts'
import { foldText } from '#domain/fold-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatReais } from '../../ui/format-text.ts'
import { NotableListMark } from '../listing/list-freshness-line.tsx'
import { PropertyDrawing } from '../listing/drawing/property-drawing.tsx'

/** The most favorites that are drawn; the search finds the others. */
const maxChoices = 60

const searchable = ({ title, property }: Favorite): string =>
  foldText(`${title} ${readHeadName(property)} ${property.neighborhood} ${property.city} ${property.state}`)

const Choice = ({
  favorite: { property },
  checked,
  disabled,
  onChange,
}: {
  favorite: Favorite
  checked: boolean
  disabled: boolean
  onChange: () => void
}) => (
  <label className="flex items-center gap-3 px-5 py-2.5 hover:bg-raised-2 has-disabled:cursor-default has-disabled:opacity-60 has-disabled:hover:bg-transparent">
    <input type="checkbox" className="tick" checked={checked} disabled={disabled} onChange={onChange} />
    <span className="scene block h-12 w-16 shrink-0 overflow-hidden rounded-sm">
      <PropertyDrawing subject={property} />
    </span>
    <span className="min-w-0 flex-1 text-sm">
      <span className="block truncate font-medium">
        {[readHeadName(property), formatNeighborhood(property.neighborhood)].filter(Boolean).join(' · ')}
      </span>
      <span className="block truncate text-ink-2">
        {formatReais(property.price)} · {formatPlaceName(property.city)}, {property.state}
      </span>
      <span className="block text-2xs text-ink-2">
        <NotableListMark property={property} separator="" />
      </span>
    </span>
  </label>
)

/** Chooses up to `most` of the favourites; nothing changes before "Comparar". */
export function ComparisonPicker({
  favorites,
  chosen,
  most,
  onChoose,
  onClose,
}: {
  favorites: readonly Favorite[]
  chosen: readonly string[]
  most: number
  onChoose: (ids: string[]) => void
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [draft, setDraft] = useState<string[]>([...chosen])
  const [text, setText] = useState('')
  const field = useId()

  const index = useMemo(
    () => favorites.map(favorite => ({ favorite, words: searchable(favorite) })),
    [favorites],
  )
  const found = index.filter(({ words }) => words.includes(foldText(text)))
  const full = draft.length >= most
  const toggle = (id: string) =>
    setDraft(draft.includes(id) ? draft.filter(other => other !== id) : [...draft, id])

  return (
    <Dialog ref={dialog} title="Escolher favoritos" onClose={onClose}>
      <div className="relative mx-5 mb-3">
        <label htmlFor={field} className="sr-only">
          Procurar nos favoritos
        </label>
        <Search className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3" />
        <input
          id={field}
          type="search"
          className="control pr-3 pl-10"
          placeholder="Tipo, bairro, cidade ou número"
          autoComplete="off"
          value={text}
          onChange={event => setText(event.target.value)}
        />
      </div>
      <ul className="quiet-scroll min-h-0 flex-1 divide-y divide-line overflow-y-auto border-y border-line">
        {found.slice(0, maxChoices).map(({ favorite }) => (
          <li key={favorite.property_id}>
            <Choice
              favorite={favorite}
              checked={draft.includes(favorite.property_id)}
              disabled={full && !draft.includes(favorite.property_id)}
              onChange={() => toggle(favorite.property_id)}
            />
          </li>
        ))}
        {found.length === 0 && (
          <li className="px-5 py-8 text-center text-sm text-ink-2">
            Nenhum favorito assim.{' '}
            <Link
              to={pagePaths.search}
              search={{}}
              className="target text-amber-text underline underline-offset-4"
            >
              Procurar na busca
            </Link>
          </li>
        )}
        {found.length > maxChoices && (
          <li className="px-5 py-4 text-center text-sm text-ink-3">
            Há mais {found.length - maxChoices}: procure pelo tipo, bairro ou cidade.
          </li>
        )}
      </ul>
      <div className="flex items-center justify-between gap-4 px-5 py-4">
        <output className="text-sm text-ink-2">
          {draft.length} de {most} escolhidos
          {full && <span className="block text-2xs text-ink-3">Desmarque um para trocar.</span>}
        </output>
        <Button
          look="primary"
          onClick={() => {
            dialog.current?.close()
            onChoose(draft)
          }}
        >
          Comparar
        </Button>
      </div>
    </Dialog>
  )
}
