import { usePageLocation } from '../framework/page-location.ts'
import { useNavigate } from '../framework/page-navigation.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { AdminPage } from '../features/admin/admin-page.tsx'
import { LastlinkConfiguration } from '../features/admin/payments/lastlink-configuration.tsx'
import { LastlinkLogTable } from '../features/admin/payments/lastlink-logs.tsx'
import { LastlinkSimulator } from '../features/admin/payments/lastlink-simulator.tsx'
import { AdminTabs } from '../features/admin/admin-tabs.tsx'

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
