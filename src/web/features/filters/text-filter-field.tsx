import { Field } from '../../ui/field.tsx'
import type { FilterProps } from './filter-props.ts'

/** The free text of a search: place names, streets, condominiums. */
export function TextFilterField({
  criteria,
  change,
  shortcut = false,
}: FilterProps & { shortcut?: boolean }) {
  return (
    <Field label="Busca livre">
      {control => (
        <div className="relative">
          <input
            {...control}
            className="control px-3 placeholder:text-sm"
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={200}
            placeholder="Bairro, rua, condomínio…"
            data-search-field
            value={criteria.text ?? ''}
            onChange={event => change({ text: event.target.value || null })}
          />
          {shortcut && criteria.text === null && (
            <kbd className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 rounded-sm border border-line-strong px-1.5 font-sans text-2xs text-ink-3">
              /
            </kbd>
          )}
        </div>
      )}
    </Field>
  )
}
