import { Activity, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

/** Tabs of one page; arrow keys, Home and End move between them. Text typed in the other tabs stays. */
export function AdminTabs<T extends string>({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string
  tabs: readonly { value: T; label: string; panel: ReactNode }[]
  value: T
  onChange: (value: T) => void
}) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const at = tabs.findIndex(tab => tab.value === value)
  const move = (event: KeyboardEvent) => {
    const last = tabs.length - 1
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key]
    const next = to === undefined ? undefined : tabs[to]
    if (to === undefined || !next) return
    event.preventDefault()
    onChange(next.value)
    list.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="admin-tabs">
        {tabs.map(tab => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-${tab.value}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            className="admin-tab"
            onClick={() => onChange(tab.value)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map(tab => (
        <Activity key={tab.value} mode={tab.value === value ? 'visible' : 'hidden'}>
          <div
            role="tabpanel"
            id={`${id}-${tab.value}-panel`}
            aria-labelledby={`${id}-${tab.value}`}
            className="mt-5"
          >
            {tab.panel}
          </div>
        </Activity>
      ))}
    </>
  )
}
