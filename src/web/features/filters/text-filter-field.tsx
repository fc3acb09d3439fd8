import { Field } from '../../ui/field.tsx'
import type { FilterProps } from './filter-props.ts'

/** The words of a search, where no search box takes them: place names, streets, condominiums. */
export const TextFilterField = ({ criteria, change }: FilterProps) => (
  <Field label="Busca livre">
    {control => (
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
    )}
  </Field>
)
