import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CloudOff, Target, Palette, House, Download, FileJson } from 'lucide-react'
import { useState } from 'react'
import type { Me } from '#contract/account-schemas.ts'
import { useIsResidentBuyer, forgetHomeProfile } from '../data/account/home-profile.ts'
import { useMe } from '../data/account/session.ts'
import { ServerUnreachable, callApi } from '../data/api-client.ts'
import { CalendarSection } from '../features/profile/channels/calendar-section.tsx'
import { ChannelsSection } from '../features/profile/channels/channels-section.tsx'
import { DangerZone } from '../features/profile/danger-zone.tsx'
import { ProfileIdentity, PlanWarning } from '../features/profile/profile-identity.tsx'
import {
  PasswordSection,
  ProvisionalDone,
  ProvisionalPasswordSection,
} from '../features/profile/password-section.tsx'
import { PersonalData } from '../features/profile/personal-data.tsx'
import { PreferencesSection } from '../features/profile/preferences.tsx'
import { ApiKeysSection } from '../features/profile/api-keys-section.tsx'
import { SessionsSection } from '../features/profile/sessions-section.tsx'
import { sessionsQuery } from '../features/profile/sessions.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { useNow } from '../framework/use-now.ts'
import { usePageHead } from '../framework/page-head.ts'
import { PageSection } from '../ui/page-section.tsx'
import { TargetRoiField } from '../features/listing/target-roi-field.tsx'
import { ChoicePills } from '../ui/choice-controls.tsx'
import { setTheme, useTheme } from '../ui/theme.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { Link } from '../framework/link.tsx'
import { showToast } from '../ui/toast/toast.ts'
import { ProblemText } from '../ui/problem-text.tsx'
import { useApiAction } from '../data/use-api-action.ts'

const fileName = 'arremate-meus-dados.json'

/** Downloads a text as a file. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Downloads everything that is stored of the account. */
function OwnData() {
  const { busy, problem, run } = useApiAction()
  return (
    <PageSection
      id="meus-dados"
      title="Meus dados"
      icon={FileJson}
      intro="Conta, plano, preferências, favoritos com suas anotações e planilhas, buscas salvas e avisos, num arquivo JSON."
    >
      <Button
        disabled={busy}
        onClick={() =>
          void run(async () => {
            const everything = await callApi('GET /api/me/export', {})
            download(fileName, `${JSON.stringify(everything, null, 2)}\n`)
            showToast({ title: 'Dados exportados', description: fileName })
          })
        }
      >
        <Download className="size-4.5 text-ink-3" />
        {busy ? 'Preparando…' : 'Exportar meus dados'}
      </Button>
      <ProblemText>{problem}</ProblemText>
    </PageSection>
  )
}

/** The pressed button disappears: the focus moves to the page. */
function forgetFamily(): void {
  forgetHomeProfile()
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** What a family said about its means: where to change it, and the way to delete it. */
const FamilySection = () => (
  <PageSection
    id="familia"
    title="Para morar"
    icon={House}
    intro="A renda, a entrada e o FGTS que você disse. Por eles, cada imóvel mostra a parcela e o primeiro dia."
  >
    <div className="flex flex-wrap gap-2">
      <Link to={pagePaths.homePurchase} search={{}} className={buttonClass('outline')}>
        Ver e mudar
      </Link>
      <Button look="quiet" onClick={forgetFamily}>
        Apagar o que eu disse
      </Button>
    </div>
  </PageSection>
)

const choices = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
  { value: 'system', label: 'Sistema' },
] as const

/** Claro, Escuro or the system's theme; stored in this browser. */
const AppearanceSection = () => (
  <PageSection id="aparencia" title="Aparência" icon={Palette}>
    <fieldset className="min-w-0">
      <legend className="sr-only">Tema</legend>
      <ChoicePills choices={choices} value={useTheme()} onChange={setTheme} />
    </fieldset>
  </PageSection>
)

/** The skeleton of the page until the account is known. */
const ProfileSkeleton = () => (
  <div aria-busy="true">
    <p className="sr-only">Carregando o perfil…</p>
    <div className="flex items-start gap-5">
      <div className="skeleton size-14 rounded-full sm:size-16" />
      <div className="flex-1 space-y-2">
        <div className="skeleton h-7 w-56" />
        <div className="skeleton h-5 w-64" />
        <div className="skeleton h-5 w-48" />
      </div>
    </div>
    <div className="mt-8 grid items-start gap-5 lg:grid-cols-2">
      {['h-72', 'h-96', 'h-96', 'h-56'].map((height, index) => (
        <div key={index} className={`skeleton rounded-2xl ${height}`} />
      ))}
    </div>
  </div>
)

/** The one target ROI, from which every maximum bid follows. */
const TargetSection = () => (
  <PageSection
    id="meta"
    title="Meta de ROI"
    icon={Target}
    intro="O ROI líquido que você quer, depois de todos os custos. Todo lance máximo segue dele."
  >
    <TargetRoiField />
  </PageSection>
)

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
        <div className="grid min-w-0 gap-5 lg:col-span-2">
          {!me.demonstration && !provisional && <ApiKeysSection now={now} />}
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
