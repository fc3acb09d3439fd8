import { AdminPage } from '../features/admin/admin-page.tsx'
import { HealthReport } from '../features/admin/health/health-report.tsx'

/** The health of the service, and what an operator should check. */
export default function AdminHealthPage() {
  return (
    <AdminPage
      title="Saúde"
      intro="Como o serviço está agora e o que pede atenção. Atualiza a cada 15 segundos."
    >
      <HealthReport />
    </AdminPage>
  )
}
