import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import type { Me } from '#contract/account-schemas.ts'
import { callApi } from '../../data/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { channelsQuery } from '../../data/account/channels-query.ts'
import { addNotification } from '../../data/account/notification-queries.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { usePreferences } from '../account/use-preferences.ts'
import { ProblemText } from '../../ui/problem-text.tsx'
import { useApiAction } from '../../data/use-api-action.ts'
import { NotificationMatrix } from './channels/notification-matrix.tsx'

function TestButton() {
  const { busy, problem, run } = useApiAction()
  return (
    <div className="mt-4">
      <Button
        disabled={busy}
        onClick={() =>
          void run(async () => {
            addNotification(await callApi('POST /api/notifications/test', {}))
            showToast({
              title: 'Aviso de teste enviado',
              description: 'Abra os avisos, no sino, para vê-lo.',
            })
          })
        }
      >
        {busy ? 'Enviando…' : 'Enviar aviso de teste'}
      </Button>
      <ProblemText>{problem}</ProblemText>
    </div>
  )
}

/** Which notifications there are, by kind and channel; each choice is saved at once. */
export function PreferencesSection({ me }: { me: Me }) {
  const { shown, problem, set } = usePreferences(me.preferences)
  const { data: channels } = useQuery(channelsQuery)
  return (
    <PageSection
      id="avisos"
      title="Preferências de avisos"
      icon={BellRing}
      intro="Cada escolha vale na hora, em todos os seus aparelhos."
    >
      <NotificationMatrix
        me={me}
        shown={shown}
        channels={channels}
        problem={problem && { ...problem, words: `A escolha não foi salva. ${problem.words}` }}
        set={set}
      />
      <TestButton />
    </PageSection>
  )
}
