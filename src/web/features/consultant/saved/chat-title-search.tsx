import { Search } from 'lucide-react'

/** Searches conversations by title. */
export const ChatTitleSearch = ({
  value,
  onChange,
}: {
  value: string
  onChange: (value: string) => void
}) => (
  <label className="relative mb-4 block max-w-md">
    <span className="sr-only">Buscar nas conversas</span>
    <Search
      className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3"
      aria-hidden="true"
    />
    <input
      type="search"
      data-search-field=""
      className="control pr-3 pl-9"
      placeholder="Buscar nas conversas"
      value={value}
      autoComplete="off"
      onChange={event => onChange(event.target.value)}
    />
  </label>
)
