import { useNavigate, useRouterState } from '@tanstack/react-router'
import { pagePaths } from '#contract/pages.ts'
import { AdminPage } from '../features/admin/admin-page.tsx'
import { Configuration } from '../features/admin/payments/configuration.tsx'
import { Logs } from '../features/admin/payments/logs.tsx'
import { Simulator } from '../features/admin/payments/simulator.tsx'
import { Tabs } from '../features/admin/tabs.tsx'

const tabs = [
  { value: 'configuracao', label: 'Configuração', panel: <Configuration /> },
  { value: 'simulador', label: 'Simulador', panel: <Simulator /> },
  { value: 'logs', label: 'Logs', panel: <Logs /> },
] as const
type Tab = (typeof tabs)[number]['value']

/** The payment provider's webhook: its settings, a simulator, and its log. */
export default function AdminPaymentsPage() {
  const navigate = useNavigate()
  const { aba: asked } = useRouterState({ select: router => router.location.search }) as { aba?: string }
  const tab = tabs.find(({ value }) => value === asked)?.value ?? 'configuracao'
  const open = (aba: Tab) =>
    void navigate({
      to: pagePaths.adminPayments,
      search: (aba === 'configuracao' ? {} : { aba }) as never,
      replace: true,
      resetScroll: false,
    })
  return (
    <AdminPage title="Pagamentos" intro="O webhook da Lastlink: como está, como se comporta e o que chegou.">
      <Tabs label="Webhook da Lastlink" tabs={tabs} value={tab} onChange={open} />
    </AdminPage>
  )
}
