import { ChevronDown } from 'lucide-react'
import { maxSharedListings } from '#contract/shared-list-limits.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { formatPropertyCount } from '../listing/properties-text.ts'
import {
  idOfShareItem,
  nameShareItem,
  type ShareClient,
  type ShareDraft,
  type ShareItem,
} from './share-draft.ts'

/** Which properties a list shows: all with a client's label, or the marked ones. */
export function SourceField({
  draft,
  items,
  clients,
  onScreen,
  onChange,
}: {
  draft: ShareDraft
  items: readonly ShareItem[]
  clients: readonly ShareClient[]
  /** The properties on the screen behind the form. */
  onScreen: readonly string[]
  onChange: (change: Pick<ShareDraft, 'client' | 'items'>) => void
}) {
  const { client, items: chosen } = draft
  const all = onScreen.slice(0, maxSharedListings)
  const isFull = chosen.length >= maxSharedListings
  const count = clients.find(({ id }) => id === client)?.count ?? 0
  return (
    <div>
      <Field
        label="O que enviar"
        hint={
          client === null
            ? isFull
              ? `São ${maxSharedListings}, o máximo de uma lista.`
              : undefined
            : count > maxSharedListings
              ? `Os últimos ${maxSharedListings} com a etiqueta dele.`
              : 'O que tiver a etiqueta dele quando a lista for aberta.'
        }
      >
        {control => (
          <Select
            {...control}
            value={client ?? ''}
            onChange={({ target }) => onChange({ client: target.value || null, items: chosen })}
          >
            <option value="">Imóveis marcados ({chosen.length})</option>
            {clients.map(each => (
              <option key={each.id} value={each.id}>
                {each.name} ({formatPropertyCount(each.count)})
              </option>
            ))}
          </Select>
        )}
      </Field>
      {client === null && (
        <details className="mt-2 border border-line rounded-md" open={chosen.length === 0 || undefined}>
          <summary className="text-sm/5.5 flex items-center justify-between min-h-target px-3 text-ink-2 cursor-pointer">
            Marcar imóveis
            <ChevronDown className="size-4" aria-hidden="true" />
          </summary>
          {chosen.length === 0 && all.length > 1 && (
            <Button
              look="quiet"
              className="px-3 text-sm"
              onClick={() => onChange({ client: null, items: all })}
            >
              {all.length < onScreen.length
                ? `Marcar os ${all.length} primeiros da tela`
                : `Marcar os ${all.length} da tela`}
            </Button>
          )}
          {chosen.length > 0 && (
            <Button
              look="quiet"
              className="px-3 text-sm"
              onClick={() => onChange({ client: null, items: [] })}
            >
              Desmarcar todos
            </Button>
          )}
          <ul className="quiet-scroll max-h-60 overflow-y-auto px-3 pt-0 pb-2">
            {items.map(item => {
              const id = idOfShareItem(item)
              const isChosen = chosen.includes(id)
              return (
                <li key={id}>
                  <label className="flex min-h-9 items-center gap-2.5 text-sm pointer-coarse:min-h-target">
                    <input
                      type="checkbox"
                      className="tick"
                      checked={isChosen}
                      disabled={!isChosen && isFull}
                      onChange={({ target }) =>
                        onChange({
                          client: null,
                          items: target.checked ? [...chosen, id] : chosen.filter(other => other !== id),
                        })
                      }
                    />
                    <span className="min-w-0 flex-1 truncate">{nameShareItem(item)}</span>
                  </label>
                </li>
              )
            })}
          </ul>
        </details>
      )}
    </div>
  )
}
