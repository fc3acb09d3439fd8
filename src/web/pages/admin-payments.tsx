import { usePageLocation } from '../framework/page-location.ts'
import { useNavigate } from '../framework/page-navigation.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { AdminPage } from '../features/admin/admin-page.tsx'
import { LastlinkConfiguration } from '../features/admin/payments/lastlink-configuration.tsx'
import { LastlinkLogTable } from '../features/admin/payments/lastlink-logs.tsx'
import { LastlinkSimulator } from '../features/admin/payments/lastlink-simulator.tsx'
import { Activity, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

/** Tabs of one page; arrow keys, Home and End move between them. Text typed in the other tabs stays. */
function AdminTabs<T extends string>({
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

const tabs = [
  { value: 'configuracao', label: 'Configuração', panel: <LastlinkConfiguration /> },
  { value: 'simulador', label: 'Simulador', panel: <LastlinkSimulator /> },
  { value: 'logs', label: 'Logs', panel: <LastlinkLogTable /> },
] as const
type Tab = (typeof tabs)[number]['value']

/** The payment provider's webhook: its settings, a simulator, and its log. */
export default function AdminPaymentsPage() {
  const navigate = useNavigate()
  const { aba: asked } = usePageLocation().query as { aba?: string }
  const tab = tabs.find(({ value }) => value === asked)?.value ?? 'configuracao'
  const open = (aba: Tab) =>
    void navigate({
      to: pagePaths.adminPayments,
      search: aba === 'configuracao' ? {} : { aba },
      replace: true,
      resetScroll: false,
    })
  return (
    <AdminPage title="Pagamentos" intro="O webhook da Lastlink: como está, como se comporta e o que chegou.">
      <AdminTabs label="Webhook da Lastlink" tabs={tabs} value={tab} onChange={open} />
    </AdminPage>
  )
}
