import { useId, useRef } from 'react'
import { setMe, useMe } from '../../../data/account/session.ts'
import { callApi } from '../../../data/api-client.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { ChoicePills } from '../../../ui/choice-controls.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { setTheme, useTheme } from '../../../ui/theme.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { ProblemText } from '../../../ui/problem-text.tsx'
import { useApiForm } from '../../../data/use-api-form.ts'
import { reportFailure } from '../../../data/call-failure.ts'
import type { Preferences } from '#contract/account-schemas.ts'
import { readStored, writeStored } from '../../../framework/browser-storage.ts'

/** The preferences offered in the chat's settings; the others are on the profile. */
const offeredSettings = [
  {
    name: 'email',
    label: 'Alertas por e-mail',
    description: 'Os avisos ligados vão também para a sua caixa de entrada',
  },
  {
    name: 'deal',
    label: 'Oportunidades',
    description: 'Imóveis novos nas buscas salvas e favoritos que baixaram de preço',
  },
  {
    name: 'auction',
    label: 'Leilões dos favoritos',
    description: 'Quando o leilão de um favorito se aproxima',
  },
  { name: 'news', label: 'Dicas e novidades', description: 'O que há de novo no Arremate, de vez em quando' },
] as const satisfies readonly { name: keyof Preferences; label: string; description: string }[]

type ChatChoices = Pick<Preferences, (typeof offeredSettings)[number]['name']>

/**
 * Storage keys of the settings for display until the server has answered. Cleared with the account
 * (data/account/session.ts).
 */
const keys = { email: 'prefEmailAlerts', deal: 'prefDealAlerts', news: 'prefNewsTips' } as const

/** Stores the settings in this browser, for display until the server has answered. */
const storeChatChoices = (choices: ChatChoices): void => {
  for (const name of ['email', 'deal', 'news'] as const) writeStored(keys[name], String(choices[name]))
}

const remembered = (name: keyof typeof keys, otherwise: boolean): boolean => {
  const kept = readStored(keys[name])
  return kept === null ? otherwise : kept === 'true'
}

/** Returns the account's settings; while unknown, those last stored in this browser. */
export const readChatChoices = (saved: Preferences | undefined): ChatChoices =>
  saved
    ? { email: saved.email, deal: saved.deal, auction: saved.auction, news: saved.news }
    : {
        email: remembered('email', true),
        deal: remembered('deal', true),
        auction: true,
        news: remembered('news', false),
      }

/** Returns only the changed settings, so that changes from another device stay. */
export const listSettingChanges = (saved: ChatChoices, chosen: ChatChoices): Partial<ChatChoices> =>
  Object.fromEntries(
    offeredSettings.flatMap(({ name }) => (saved[name] === chosen[name] ? [] : [[name, chosen[name]]])),
  )

const themeChoices = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
  { value: 'system', label: 'Sistema' },
] as const

const headingClass = 'text-sm font-semibold text-ink-3'

/** Theme and alerts, over the chat. */
export function ChatSettings({ open, onClose }: { open: boolean; onClose: () => void }) {
  return open && <Sheet onClose={onClose} />
}

function Sheet({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const close = () => dialog.current?.close()
  return (
    <Dialog ref={dialog} title="Configurações" closing="Fechar configurações" onClose={onClose}>
      <Form id={id} onSaved={close} />
    </Dialog>
  )
}

function Form({ id, onSaved }: { id: string; onSaved: () => void }) {
  const me = useMe()
  const saved = readChatChoices(me?.preferences)
  const { form, values, busy, problem, change } = useApiForm({
    initial: saved,
    blocked: () => me === undefined,
    send: async shown => {
      const changes = listSettingChanges(saved, shown)
      if (Object.keys(changes).length > 0)
        setMe({ preferences: await callApi('PATCH /api/me/preferences', { body: changes }) })
      storeChatChoices(shown)
      showToast({ title: 'Preferências salvas', isBrief: true })
      onSaved()
    },
    describe: reportFailure,
  })
  return (
    <form {...form} className="flex min-h-0 flex-1 flex-col">
      <div className="relative min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-4">
        <fieldset className="min-w-0">
          <legend className={headingClass}>Tema</legend>
          <div className="mt-2">
            <ChoicePills choices={themeChoices} value={useTheme()} onChange={setTheme} />
          </div>
        </fieldset>
        <h3 className={`${headingClass} mt-6`}>Avisos</h3>
        <ul className="divide-y divide-line">
          {offeredSettings.map(({ name, label, description }) => (
            <li key={name}>
              <label htmlFor={`${id}-${name}`} className="flex min-h-target items-center gap-4 py-3">
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">{label}</span>
                  <span id={`${id}-${name}-about`} className="block text-sm text-ink-2">
                    {description}
                  </span>
                </span>
                <Switch
                  id={`${id}-${name}`}
                  aria-describedby={`${id}-${name}-about`}
                  checked={values[name]}
                  disabled={busy}
                  onTurn={on => change({ [name]: on })}
                />
              </label>
            </li>
          ))}
        </ul>
      </div>
      <div className="border-t border-line px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <SubmitButton busy={busy} busyText="Salvando…" unavailable={me === undefined} className="w-full">
          Salvar Preferências
        </SubmitButton>
        <ProblemText>{problem}</ProblemText>
      </div>
    </form>
  )
}
