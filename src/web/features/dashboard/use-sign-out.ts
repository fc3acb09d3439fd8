import { useState } from 'react'
import { signOut } from '../../data/account/session.ts'
import { ServerUnreachable } from '../../data/api-client.ts'
import { showToast } from '../../ui/toast/toast.ts'

/** Signs out, and returns whether a sign-out is under way; a failed one shows a toast. */
export function useSignOut(): { leaving: boolean; leave: () => void } {
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    signOut().catch((error: unknown) => {
      setLeaving(false)
      showToast({
        title: 'Não foi possível sair',
        description:
          error instanceof ServerUnreachable
            ? 'O servidor não respondeu. Confira a conexão e tente de novo.'
            : 'Tente de novo em instantes.',
        tone: 'risk',
      })
    })
  }
  return { leaving, leave }
}
