import { AdminPage } from '../features/admin/admin-page.tsx'
import { Users } from '../features/admin/users/users.tsx'

/** The accounts: who has which plan, and what an operator may do about it. */
export default function AdminUsersPage() {
  return (
    <AdminPage title="Contas" intro="Quem tem acesso, até quando, e o que fazer quando alguém pede ajuda.">
      <Users />
    </AdminPage>
  )
}
