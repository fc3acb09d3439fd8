import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useState } from 'react'
import type { Me } from '#contract/account-schemas.ts'
import { useIsResidentBuyer } from '../data/account/home-profile.ts'
import { useMe } from '../data/account/session.ts'
import { ServerUnreachable } from '../data/api-client.ts'
import { AppearanceSection } from '../features/profile/appearance-section.tsx'
import { CalendarSection } from '../features/profile/channels/calendar-section.tsx'
import { ChannelsSection } from '../features/profile/channels/channels-section.tsx'
import { DangerZone } from '../features/profile/danger-zone.tsx'
import { ProfileIdentity, PlanWarning } from '../features/profile/profile-identity.tsx'
import { FamilySection } from '../features/profile/family-section.tsx'
import { OwnData } from '../features/profile/own-data.tsx'
import {
  PasswordSection,
  ProvisionalDone,
  ProvisionalPasswordSection,
} from '../features/profile/password-section.tsx'
import { PersonalData } from '../features/profile/personal-data.tsx'
import { PreferencesSection } from '../features/profile/preferences.tsx'
import { ProfileSkeleton } from '../features/profile/profile-skeleton.tsx'
import { SessionsSection } from '../features/profile/sessions-section.tsx'
import { TargetSection } from '../features/profile/target-section.tsx'
import { sessionsQuery } from '../features/profile/sessions.ts'
import { Button } from '../ui/button.tsx'
import { useNow } from '../framework/use-now.ts'
import { usePageHead } from '../framework/page-head.ts'

/** Says that the page shows what this browser remembers. */
function Away({ looking }: { looking: boolean }) {
  const client = useQueryClient()
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-amber-soft px-4 py-2 text-sm">
      <CloudOff className="size-5 shrink-0 text-amber-text" />
      <output className="min-w-0 flex-1 basis-56 py-1 text-pretty">
        Sem conexão com o servidor: estes são os dados guardados neste aparelho. Para salvar é preciso a
        conexão; o que você preencher fica aqui.
      </output>
      <Button look="quiet" disabled={looking} onClick={() => void client.invalidateQueries()}>
        {looking ? 'Tentando…' : 'Tentar de novo'}
      </Button>
    </div>
  )
}

function Account({ me }: { me: Me }) {
  const now = useNow()
  const isResidentBuyer = useIsResidentBuyer()
  const { data, error, errorUpdateCount, isFetching } = useQuery(sessionsQuery)
  const lookingAgain = isFetching && !data && errorUpdateCount > 0
  const [wasProvisional, setWasProvisional] = useState(false)
  const provisional = me.mustChangePassword
  return (
    <>
      {(error instanceof ServerUnreachable || lookingAgain) && <Away looking={isFetching} />}
      {provisional && (
        <ProvisionalPasswordSection email={me.user.email} onChanged={() => setWasProvisional(true)} />
      )}
      {wasProvisional && !provisional && <ProvisionalDone />}
      <ProfileIdentity me={me} now={now} heading={provisional ? 'h2' : 'h1'} />
      <PlanWarning me={me} now={now} />
      <div className="mt-8 grid items-start gap-5 lg:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          <PersonalData me={me} />
          {isResidentBuyer ? <FamilySection /> : <TargetSection />}
          <PreferencesSection me={me} />
          <CalendarSection />
          {!me.demonstration && <AppearanceSection />}
        </div>
        <div className="grid min-w-0 gap-5">
          {!provisional && <PasswordSection me={me} />}
          <ChannelsSection me={me} />
          <OwnData />
          {me.demonstration && <AppearanceSection />}
          {/* The section grows with the number of sessions; it is the last of its column, so nothing below it moves. */}
          <SessionsSection now={now} demonstration={me.demonstration} />
        </div>
        <div className="min-w-0 lg:col-span-2">
          <DangerZone me={me} now={now} />
        </div>
      </div>
    </>
  )
}

/** The account: personal data, notification preferences, sign-in, and the exits. */
export default function ProfilePage() {
  const me = useMe()
  usePageHead({ title: 'Perfil' })
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-5xl px-4 pt-6 pb-16 outline-none sm:px-6 lg:pt-10">
      {me ? <Account me={me} /> : <ProfileSkeleton />}
    </main>
  )
}
